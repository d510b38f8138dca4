import type { RechargeDetailFragment, RechargeRowFragment } from './recharges.generated';

export type RechargeRow = RechargeRowFragment;
export type Recharge = RechargeDetailFragment;

export const queueTabs = ['TO_REVIEW', 'MINE', 'DONE'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const readTab = (value: unknown): QueueTab =>
  queueTabs.find((tab) => tab === value) ?? 'TO_REVIEW';

export const isDecided = ({ state }: Pick<RechargeRow, 'state'>): boolean =>
  state === 'SUCCESS' || state === 'FAILED';

/** From submission to the promised answer: the target its age is measured by. */
export const targetMs = ({ submittedAt, reviewBy }: RechargeRow): number =>
  Date.parse(reviewBy) - Date.parse(submittedAt);

/** Whether a record is one of a tab's. */
export function belongs(tab: QueueTab, recharge: RechargeRow): boolean {
  if (tab === 'DONE') return isDecided(recharge);
  return !isDecided(recharge) && (tab === 'TO_REVIEW' || recharge.takenByMe);
}

/** Somebody else holds it: greyed, still readable. */
export const heldByOther = ({ takenBy, takenByMe }: RechargeRow): boolean =>
  takenBy !== null && !takenByMe;

/** What is at stake: the amount found by the first approval, else the declared one. */
export const amountInReview = ({ firstApproval, amount }: Recharge) =>
  firstApproval?.amount ?? amount;

/** What a take, a release or a heartbeat names. */
export const onVersion = ({ id, version }: RechargeRow) => ({ id, version });
