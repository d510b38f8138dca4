import type { Fault } from '../fault';

const PROFIT = ['server/modules/overview/profit.test.ts'];
const INTEREST = ['server/modules/yield/interest-days.test.ts'];

/** What profit lists say of interest: forgotten, counted though it was given up, or listed twice; and a rate that is over. */
export const profitFaults: readonly Fault[] = [
  {
    id: 'profit-without-interest',
    invariant: 'H1',
    what: 'the profit of a day leaves interest out',
    file: 'server/modules/overview/profit-days.ts',
    find: 'usd(net.minor + earned)',
    replace: 'usd(net.minor)',
    tests: PROFIT,
  },
  {
    id: 'profit-given-up',
    invariant: 'H1',
    what: 'the profit of a day counts interest that was given up',
    file: 'server/modules/yield/interest-days.ts',
    find: 'h.remainder - h.reduction\n',
    replace: 'h.remainder\n',
    tests: PROFIT,
  },
  {
    id: 'profit-of-nothing',
    invariant: 'H1',
    what: 'the profit history has a day for each night that earned less than a cent',
    file: 'server/modules/yield/interest-days.ts',
    find: ' AND d.amount > 0',
    replace: '',
    tests: INTEREST,
  },
  {
    id: 'profit-day-of-old-zone',
    invariant: 'H1',
    what: 'another zone of the platform leaves interest on days of the zone before',
    file: 'server/modules/yield/night-day.ts',
    find: 'platform_day(zone_day_start(d.day, h.zone))',
    replace: 'd.day',
    tests: INTEREST,
  },
  {
    id: 'profit-today-of-near-zones',
    invariant: 'H1',
    what: 'what was earned today is looked for among nights that are named like today alone',
    file: 'server/modules/yield/yield-figures.ts',
    find: 'BETWEEN y.day - 2 AND y.day + 2',
    replace: 'BETWEEN y.day - 1 AND y.day',
    tests: INTEREST,
  },
  {
    id: 'profit-listed-twice',
    invariant: 'H1',
    what: 'a page of the profit list begins with holdings of the page before',
    file: 'server/modules/overview/profit-items.ts',
    find: "{ tab: 'ALL', first, after: after.holding }",
    replace: "{ tab: 'ALL', first, after: null }",
    tests: PROFIT,
  },
  {
    id: 'approximation-of-any-age',
    invariant: 'H6',
    what: 'a value in the reader’s own currency is shown by a rate of last week',
    file: 'server/modules/overview/wallet.ts',
    find: 'const RATE_SECONDS_MAX = 4 * 86_400;',
    replace: 'const RATE_SECONDS_MAX = 604_800;',
    tests: ['server/modules/overview/wallet.test.ts'],
    only: 'H6',
  },
];
