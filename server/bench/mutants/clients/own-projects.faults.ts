import type { Fault } from '../fault';

const MINE = 'client-h5/src/features/yield/mine';
const ACTS = [`${MINE}/acts/acts.test.tsx`];
const CARDS = [`${MINE}/holdings.test.tsx`];

/** Own projects in the app: an act done twice, or confirmed before it was told. */
export const ownProjectFaults: readonly Fault[] = [
  {
    id: 'holding-act-key-anew',
    invariant: 'M7',
    what: 'a retry after a lost answer tops up a second time',
    file: `${MINE}/acts/useAct.ts`,
    find: 'const { key } = intent.of === of ? intent : { key: newKey() };',
    replace: 'const { key } = { key: newKey() };',
    tests: ACTS,
  },
  {
    id: 'holding-renewed-unread',
    invariant: 'M13',
    what: 'terms are accepted by renewing, without a tick',
    file: `${MINE}/acts/RenewSheet.tsx`,
    find: 'agreed: given === termsId,',
    replace: 'agreed: true,',
    tests: ACTS,
  },
  {
    id: 'holding-renewed-on-old-terms',
    invariant: 'M13',
    what: 'renewing accepts the terms of the holding that ends',
    file: `${MINE}/acts/RenewSheet.tsx`,
    find: 'const { termsId } = project;',
    replace: 'const termsId = project.termsId && holding.terms.id;',
    tests: ACTS,
  },
  {
    id: 'holding-loss-untold',
    invariant: 'M12',
    what: 'what leaving early gives up is not told before it is confirmed',
    file: `${MINE}/acts/SettleSheet.tsx`,
    find: "const early = holding.state !== 'DUE';",
    replace: 'const early = false;',
    tests: ACTS,
  },
  {
    id: 'holding-sentence-shown',
    invariant: 'A6',
    what: 'sentences show amounts while balances are hidden',
    file: `${MINE}/useOwn.ts`,
    find: "balanceHidden ? '****' : format.money(amount, { as })",
    replace: 'format.money(amount, { as })',
    tests: CARDS,
  },
  {
    id: 'holding-missed-as-due',
    invariant: 'M12',
    what: 'a holding whose top-up was missed looks as if it had run to its end',
    file: `${MINE}/holdingStatus.ts`,
    find: 'Date.parse(maturesAt) < Date.parse(endsAt)',
    replace: 'Date.parse(maturesAt) < 0 && endsAt !== maturesAt',
    tests: CARDS,
  },
];
