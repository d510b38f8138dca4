import type { Fault } from './fault';

const SHIFT = ['server/modules/overview/api/shift.test.ts'];
const FIGURES = 'server/modules/reviews/shift-figures.ts';

/** What a day of the desk tells, and to whom. */
export const shiftFaults: readonly Fault[] = [
  {
    id: 'shift-of-others',
    invariant: 'A9',
    what: 'customer service sees the decisions of everybody',
    file: 'server/modules/overview/api/shift.resolver.ts',
    find: 'everybody ? null : staffId',
    replace: 'null',
    tests: SHIFT,
    only: 'A9',
  },
  {
    id: 'shift-next-day',
    invariant: 'H1',
    what: 'a day of the desk goes on into the next one',
    file: FIGURES,
    find: 'decided_at < (SELECT platform_day_start($1::date + 1))',
    replace: "decided_at < (SELECT platform_day_start($1::date + 1)) + interval '1 hour'",
    tests: SHIFT,
    only: 'last second',
  },
  {
    id: 'shift-missed',
    invariant: 'H8',
    what: 'a promised time is never missed',
    file: FIGURES,
    find: 'decided_at > review_by AS late',
    replace: 'decided_at < review_by AND false AS late',
    tests: SHIFT,
    only: 'H1',
  },
  {
    id: 'shift-median',
    invariant: 'H1',
    what: 'the slowest five of a hundred are left out of the figure that tells of them',
    file: FIGURES,
    find: 'percentile_cont(0.95)',
    replace: 'percentile_cont(0.5)',
    tests: SHIFT,
    only: 'H1',
  },
];
