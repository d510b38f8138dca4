import type { Fault } from '../fault';

const BULK = ['client-admin/src/queue/bulk/bulk.test.tsx'];
const PAYOUTS = ['client-admin/src/resources/withdrawals/desk.test.tsx'];

/** Several requests under one confirmation: each still by an act, a lease and a ground of its own. */
export const clientBulkFaults: readonly Fault[] = [
  {
    id: 'bulk-flagged',
    invariant: 'O2',
    what: 'what has a flag is ticked among others',
    file: 'client-admin/src/resources/recharges/rechargeQueue.tsx',
    find: 'flags.length === 0 && !secondApprovalNeeded',
    replace: '!secondApprovalNeeded',
    tests: BULK,
  },
  {
    id: 'bulk-second',
    invariant: 'O2',
    what: 'what a second person has to approve is ticked among others',
    file: 'client-admin/src/resources/recharges/rechargeQueue.tsx',
    find: 'flags.length === 0 && !secondApprovalNeeded',
    replace: 'flags.length === 0',
    tests: BULK,
  },
  {
    id: 'bulk-not-looked-again',
    invariant: 'O2',
    what: 'one that got a flag since it was ticked is approved among others',
    file: 'client-admin/src/queue/bulk/useBulkRun.ts',
    find: 'if (!bulk?.isPlain(taken)) {',
    replace: 'if (!bulk) {',
    tests: BULK,
  },
  {
    id: 'bulk-one-line-for-two',
    invariant: 'M8',
    what: 'two requests are sent with one line of the bank',
    file: 'client-admin/src/queue/bulk/useGrounds.ts',
    find: '.length > 1;',
    replace: '.length > 2;',
    tests: BULK,
  },
  {
    id: 'bulk-any-line',
    invariant: 'O2',
    what: 'a line that names nobody is taken for a request’s own',
    file: 'client-admin/src/resources/recharges/bankLines/onlyLine.ts',
    find: 'amountSame && referenceFound',
    replace: 'amountSame',
    tests: BULK,
  },
  {
    id: 'bulk-first-of-lines',
    invariant: 'O2',
    what: 'of several lines that fit the first is taken',
    file: 'client-admin/src/resources/recharges/bankLines/onlyLine.ts',
    find: 'sure.length === 1',
    replace: 'sure.length > 0',
    tests: BULK,
  },
  {
    id: 'bulk-check-unseen',
    invariant: 'O2',
    what: 'a check that stands out is passed over',
    file: 'client-admin/src/resources/recharges/bankLines/onlyLine.ts',
    find: "level === 'AMBER'",
    replace: "level === 'RED' as never",
    tests: BULK,
  },
  {
    id: 'bulk-goes-on-in-silence',
    invariant: 'M8',
    what: 'without an answer the next one is sent all the same',
    file: 'client-admin/src/queue/bulk/useBulkRun.ts',
    find: 'stopped.current ||= endsAll(error);',
    replace: '',
    tests: BULK,
  },
  {
    id: 'bulk-payout-unnamed',
    invariant: 'M9',
    what: 'a payout among others is sent without a reference',
    file: 'client-admin/src/resources/withdrawals/PayoutGround.tsx',
    find: "reference === '' ? undefined : {",
    replace: "reference === 'none' ? undefined : {",
    tests: PAYOUTS,
  },
];
