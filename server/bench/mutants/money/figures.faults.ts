import type { Fault } from '../fault';

const TESTS = ['server/modules/trading/record/figure-checks.test.ts'];
const CHECKS = 'server/modules/trading/record/figure-checks.ts';

/** What is counted of contracts is proved against them. */
export const figureFaults: readonly Fault[] = [
  {
    id: 'record-drawdown-unproved',
    invariant: 'P14',
    what: 'nothing proves the drawdown that leaders publish',
    file: CHECKS,
    find: 'r.net, r.peak, r.drawdown)',
    replace: 'r.net, r.peak, c.drawdown)',
    tests: TESTS,
  },
  {
    id: 'record-losses-unproved',
    invariant: 'P14',
    what: 'a record of which no contract is left is not looked for',
    file: CHECKS,
    find: 'FROM counted c FULL JOIN verify.order_record r',
    replace: 'FROM counted c JOIN verify.order_record r',
    tests: TESTS,
  },
  {
    id: 'record-check-counts-copies',
    invariant: 'P14',
    what: 'the proof of a record takes copies for own contracts',
    file: CHECKS,
    find: ' AND o.copy_of IS NULL),',
    replace: '),',
    tests: TESTS,
    only: 'fit',
  },
  {
    id: 'tally-net-unproved',
    invariant: 'H1',
    what: 'nothing proves what the contracts of a day came to',
    file: CHECKS,
    find: '(d.count, d.stake, d.net)',
    replace: '(d.count, d.stake, c.net)',
    tests: TESTS,
  },
  {
    id: 'tally-of-opening-unproved',
    invariant: 'H1',
    what: 'the tally by day of opening is proved by the one of settlement',
    file: CHECKS,
    find: "    'order_opened_day',\n    'opened_at',",
    replace: "    'order_day',\n    'settled_at',",
    tests: TESTS,
  },
  {
    id: 'copy-quote-unproved',
    invariant: 'P14',
    what: 'nothing proves that a copy opened at the quote of its leader',
    file: CHECKS,
    find: 'l.open_quote_id, l.opened_at)',
    replace: 'c.open_quote_id, l.opened_at)',
    tests: TESTS,
  },
];
