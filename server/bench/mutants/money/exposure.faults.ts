import type { Fault } from '../fault';

const TESTS = ['server/modules/trading/exposure/exposure.test.ts'];
const EXPOSURE = 'server/modules/trading/exposure/exposure.ts';

/** What is open, as staff see it: of now, whole, and never better than it can come to. */
export const exposureFaults: readonly Fault[] = [
  {
    id: 'exposure-old',
    invariant: 'H1',
    what: 'staff are shown what was open more than two seconds ago',
    file: EXPOSURE,
    find: 'const KEEP_MS = 500',
    replace: 'const KEEP_MS = 2_500',
    tests: TESTS,
  },
  {
    id: 'exposure-one-side',
    invariant: 'H1',
    what: 'the worst case forgets that those who bet on falling can win too',
    file: EXPOSURE,
    find: 'usd(fees - upProfit - downProfit)',
    replace: 'usd(fees - upProfit)',
    tests: TESTS,
  },
  {
    id: 'exposure-settled-too',
    invariant: 'H1',
    what: 'what is settled counts as open',
    file: EXPOSURE,
    find: 'WHERE t.outcome IS NULL GROUP',
    replace: 'GROUP',
    tests: TESTS,
  },
];
