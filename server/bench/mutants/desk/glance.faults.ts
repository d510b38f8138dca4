import type { Fault } from '../fault';

const DASHBOARD = ['server/modules/overview/api/dashboard.test.ts'];
const TIMELINE = ['server/modules/overview/api/timeline.test.ts'];
const PRESSING = 'server/modules/reviews/standing/pressing_reviews.sql';

/** What the first page and a customer's page tell at a glance, and to whom. */
export const glanceFaults: readonly Fault[] = [
  {
    id: 'glance-late-last',
    invariant: 'H1',
    what: 'what is overdue stands below what waits for a second person',
    file: PRESSING,
    find: 'ORDER BY p.late DESC,',
    replace: 'ORDER BY p.late,',
    tests: DASHBOARD,
    only: 'H1',
  },
  {
    id: 'glance-decided-late',
    invariant: 'H1',
    what: 'what is decided still counts as overdue',
    file: PRESSING,
    find: "v.decision IS NULL AND v.state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')",
    replace: 'true',
    tests: DASHBOARD,
    only: 'H1',
  },
  {
    id: 'glance-decided-of-others',
    invariant: 'A9',
    what: 'customer service reads how much others decided',
    file: 'server/modules/overview/api/dashboard-desk.resolver.ts',
    find: 'const readable = everybody || one.staffId === staffId;',
    replace: 'const readable = true;',
    tests: DASHBOARD,
    only: 'console is open',
  },
  {
    id: 'glance-gone',
    invariant: 'H1',
    what: 'whoever left an hour ago is still on shift',
    file: 'server/modules/staff/desk/on-shift.ts',
    find: 'const GONE_AFTER_MINUTES = 10;',
    replace: 'const GONE_AFTER_MINUTES = 100;',
    tests: DASHBOARD,
    only: 'console is open',
  },
  {
    id: 'glance-staff-acts',
    invariant: 'O3',
    what: 'the timeline shows what staff did to whoever may not read the log',
    file: 'server/modules/overview/timeline/user-timeline.ts',
    find: "asked.filter !== 'MONEY' && asked.withStaff",
    replace: "asked.filter !== 'MONEY'",
    tests: TIMELINE,
    only: 'O3',
  },
  {
    id: 'glance-cut-short',
    invariant: 'H1',
    what: 'what happened in the same millisecond as the last of a part is never shown',
    file: 'server/modules/overview/timeline/user-timeline.ts',
    find: 'sorted.filter(({ at }) => at >= last.at)',
    replace: 'sorted.slice(0, first)',
    tests: TIMELINE,
    only: 'in parts',
  },
  {
    id: 'glance-closed-market-late',
    invariant: 'P8',
    what: 'a feed whose markets are closed is as late as can be told',
    file: 'server/modules/market/desk/feed-states.ts',
    find: 'max(least(coalesce(extract(epoch FROM tarn_now() - q.at) * 1000, 2147483647), 2147483647))::int',
    replace: 'least(max(extract(epoch FROM tarn_now() - q.at)) * 1000, 2147483647)::int',
    tests: ['server/modules/market/long-silence.test.ts'],
  },
];
