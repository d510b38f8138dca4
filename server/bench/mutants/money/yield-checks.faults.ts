import type { Fault } from '../fault';

const file = 'server/modules/yield/checks.ts';
const tests = ['server/modules/yield/checks.test.ts'];

/** What the verifier asks of holdings: each of them a way in which somebody is paid wrongly and every sum fits. */
export const yieldCheckFaults: readonly Fault[] = [
  {
    id: 'yield-proof-initial',
    invariant: 'M11',
    what: 'the verifier lets nights pay for what was put in first alone',
    ...{ file, tests },
    find: 'WHERE s.principal <> h.initial + s.added',
    replace: 'WHERE s.principal < h.initial',
  },
  {
    id: 'yield-proof-nights',
    invariant: 'M12',
    what: 'the verifier misses nights that a missed top-up or an early stop left out',
    ...{ file, tests },
    find: 'coalesce(e.nights, 0) <> n.nights ELSE',
    replace: 'e.nights > n.nights ELSE',
  },
  {
    id: 'yield-proof-reduction',
    invariant: 'M12',
    what: 'the verifier takes any reduction of interest',
    ...{ file, tests },
    find: 'OR h.reduction <> CASE WHEN',
    replace: 'OR h.reduction < 0 AND h.reduction <> CASE WHEN',
  },
  {
    id: 'yield-proof-promise',
    invariant: 'M12',
    what: 'the verifier believes whatever a holding says it is promised',
    ...{ file, tests },
    find: 'WHERE h.promised <> CASE h.state',
    replace: 'WHERE h.promised < 0 AND h.promised <> CASE h.state',
  },
  {
    id: 'yield-proof-agreed',
    invariant: 'M12',
    what: 'the verifier misses a top-up that was paid and counts as missed',
    ...{ file, tests },
    find: '(h.topup_paid_at IS NULL) <> (a.amount IS NULL) OR',
    replace: '',
  },
  {
    id: 'yield-proof-settlement',
    invariant: 'M12',
    what: 'the verifier compares a settlement with itself',
    ...{ file, tests },
    find: "WHEN 'project.settle' THEN CASE WHEN",
    replace: "WHEN 'project.settle' THEN n.legs WHEN '' THEN CASE WHEN",
  },
  {
    id: 'yield-proof-top-up',
    invariant: 'M12',
    what: 'the verifier compares a top-up with itself',
    ...{ file, tests },
    find: "THEN substring(n.legs FROM '^(available/USD -([0-9]+), held/USD \\\\2)$')",
    replace: 'THEN n.legs',
  },
  {
    id: 'yield-proof-room',
    invariant: 'M8',
    what: 'the verifier does not count what is agreed and not paid',
    ...{ file, tests },
    find: 'OR p.topups <> coalesce(h.topups, 0) OR p.units <> coalesce(h.units, 0)',
    replace: 'OR p.units <> coalesce(h.units, 0)',
  },
  {
    id: 'yield-proof-due',
    invariant: 'M13',
    what: 'the verifier lets a top-up be due on another day than was agreed',
    ...{ file, tests },
    find: '<> t.topup_day',
    replace: '< 0',
  },
];
