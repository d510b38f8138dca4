import type { RechargeDetailFragment, RechargeRowFragment } from './recharges.generated';

export type RechargeRow = RechargeRowFragment;
export type Recharge = RechargeDetailFragment;

export const isDecided = ({ state }: Pick<RechargeRow, 'state'>): boolean =>
  state === 'SUCCESS' || state === 'FAILED';

/** What is at stake: the amount found by the first approval, else the declared one. */
export const amountInReview = ({ firstApproval, amount }: Recharge) =>
  firstApproval?.amount ?? amount;
