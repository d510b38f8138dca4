import type { Fault } from '../fault';

const TESTS = ['server/modules/proof/outcomes/outcomes.test.ts'];
const COUNT = 'server/modules/proof/outcomes/count_outcomes.sql';
const CHECKS = 'server/modules/proof/outcomes/outcome-checks.ts';

/** How contracts came out, as it is published: whole, once, and proved. */
export const outcomeFaults: readonly Fault[] = [
  {
    id: 'outcomes-without-void',
    invariant: 'H1',
    what: 'void contracts are left out of the published outcomes',
    file: 'server/modules/trading/leaf/order_outcomes.sql',
    find: "count(*) FILTER (WHERE o.outcome = 'VOID'), sum",
    replace: '0, sum',
    tests: TESTS,
  },
  {
    id: 'outcomes-twice',
    invariant: 'H1',
    what: 'the block that was counted last is counted once more',
    file: COUNT,
    find: 'l.block > v_from AND',
    replace: 'l.block >= v_from AND',
    tests: TESTS,
  },
  {
    id: 'outcomes-counter-forgets',
    invariant: 'H1',
    what: 'only the newest of several blocks is counted',
    file: COUNT,
    find: 'l.block > v_from AND l.block <= v_through',
    replace: 'l.block = v_through',
    tests: TESTS,
  },
  {
    id: 'outcomes-unproved',
    invariant: 'O5',
    what: 'nothing proves what was paid in the published outcomes',
    file: CHECKS,
    find: 'DISTINCT FROM (t.won, t.lost, t.drawn, t.void, t.stakes, t.paid)',
    replace: 'DISTINCT FROM (t.won, t.lost, t.drawn, t.void, t.stakes, s.paid)',
    tests: TESTS,
  },
];
