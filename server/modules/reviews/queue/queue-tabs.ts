import type { QueueTab } from './queue-page';

const OPEN = `r.review_state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')`;

/** Held by somebody whose lease runs, in a view `r` of a queue. */
export const HELD = 'r.taken_by IS NOT NULL AND r.lease_until > tarn_now()';

/**
 * What each tab of a queue shows to `:me`. What is decided has left the work that waits: it is done, although it
 * can still be undone.
 */
export const TABS = {
  TO_REVIEW: `${OPEN} AND r.review_state <> 'DECIDED'`,
  MINE: `${OPEN} AND (r.taken_by = :me AND r.lease_until > tarn_now()
    OR r.review_state = 'DECIDED' AND r.decided_by = :me)`,
  ON_HOLD: `${OPEN} AND r.review_state = 'ON_HOLD'`,
  DONE: `r.review_state IN ('DECIDED', 'SUCCESS', 'FAILED', 'CANCELLED')`,
} as const satisfies Record<QueueTab, string>;

/** Of requests about money: what waits for a locked or frozen account is on hold with what staff put there. */
export const MONEY_TABS = {
  ...TABS,
  ON_HOLD: `${OPEN} AND (r.review_state = 'ON_HOLD' OR r.queue_user IN (SELECT stopped_accounts()))`,
} as const;

/** Of views that say when something was done, by which they sort. */
export const TABS_BY_TIME = { ...MONEY_TABS, DONE: 'r.done_at IS NOT NULL' } as const;
