import type { Fault } from './fault';

const BLOCKED_BY = ['client-admin/src/resources/recharges/blockedBy.test.ts'];
const RECHARGE = ['client-admin/src/resources/recharges/recharge.test.ts'];
const FORMAT = ['client-admin/src/lib/format.test.ts'];
const QUEUE_TILE = ['client-admin/src/dashboard/QueueTile.test.tsx'];
const OUTCOME_PILL = ['client-admin/src/resources/orders/OutcomePill.test.tsx'];

/** The queue of the console, its dashboard, and how its figures are written. */
export const clientQueueFaults: readonly Fault[] = [
  {
    id: 'console-own-request',
    invariant: 'O1',
    what: 'the console lets people decide their own request',
    file: 'client-admin/src/resources/recharges/blockedBy.ts',
    find: "flags.includes('OWN_REQUEST')",
    replace: "flags.includes('SAME_IMAGE' as never)",
    tests: BLOCKED_BY,
  },
  {
    id: 'console-same-person-twice',
    invariant: 'O2',
    what: 'the console lets the first person approve again',
    file: 'client-admin/src/resources/recharges/blockedBy.ts',
    find: 'firstApproval?.by.id === me',
    replace: "firstApproval?.by.id === ''",
    tests: BLOCKED_BY,
  },
  {
    id: 'console-held-by-another',
    invariant: 'M8',
    what: 'the console lets people act on what another holds',
    file: 'client-admin/src/queue/queue.ts',
    find: 'takenBy !== null && !takenByMe;',
    replace: 'takenBy !== null && takenByMe;',
    tests: BLOCKED_BY,
  },
  {
    id: 'console-decided-stays-open',
    invariant: 'M8',
    what: 'what was refused still waits on the screen',
    file: 'client-admin/src/resources/recharges/recharge.ts',
    find: "state === 'SUCCESS' || state === 'FAILED'",
    replace: "state === 'SUCCESS'",
    tests: RECHARGE,
  },
  {
    id: 'console-age-by-another-promise',
    invariant: 'H8',
    what: 'the age of a request is measured by less than was promised',
    file: 'client-admin/src/queue/queue.ts',
    find: 'Date.parse(reviewBy) - Date.parse(submittedAt)',
    replace: '(Date.parse(reviewBy) - Date.parse(submittedAt)) / 2',
    tests: RECHARGE,
  },
  {
    id: 'console-late-is-on-time',
    invariant: 'H8',
    what: 'a late request looks on time',
    file: 'client-admin/src/lib/sla.ts',
    find: "if (ageMs > targetMs) return 'red';",
    replace: "if (ageMs > targetMs * 2) return 'red';",
    tests: FORMAT,
  },
  {
    id: 'console-minus-left-out',
    invariant: 'H6',
    what: 'losses in the console lose their minus',
    file: 'client-admin/src/lib/format.ts',
    find: 'return MINUS;',
    replace: "return '';",
    tests: FORMAT,
  },
  {
    id: 'console-digits-dropped',
    invariant: 'H1',
    what: 'prices in the console drop their last digits',
    file: 'client-admin/src/lib/format.ts',
    find: 'kept.slice(0, min) + withoutTrailingZeros(kept.slice(min))',
    replace: 'kept.slice(0, Math.max(min, 2))',
    tests: FORMAT,
  },
  {
    id: 'console-queue-without-second',
    invariant: 'H1',
    what: 'the dashboard leaves second approvals out of the queue',
    file: 'client-admin/src/lib/queueFigures.ts',
    find: 'waiting + inReview + secondApproval',
    replace: 'waiting + inReview',
    tests: QUEUE_TILE,
  },
  {
    id: 'console-on-time-invented',
    invariant: 'H1',
    what: 'the dashboard shows a share on time where nothing was measured',
    file: 'client-admin/src/dashboard/QueueTile.tsx',
    find: "onTimeBp === null ? '–' : formatRate(onTimeBp)",
    replace: 'formatRate(onTimeBp ?? 10_000)',
    tests: QUEUE_TILE,
  },
  {
    id: 'console-losses-coloured',
    invariant: 'H7',
    what: 'the console shows losses in a colour of their own',
    file: 'client-admin/src/resources/orders/OutcomePill.tsx',
    find: "outcome === 'VOID' ? 'amber'",
    replace: "outcome === 'VOID' || outcome === 'LOSS' ? 'amber'",
    tests: OUTCOME_PILL,
  },
];
