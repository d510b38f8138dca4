import type { Tone } from '../../../ui/figure/StatusPill';
import type { RechargeState } from '../../../graphql.generated';
import type { Recharge } from '../types';

export const toneOf: Record<RechargeState, Tone> = {
  SUBMITTED: 'info',
  IN_REVIEW: 'warn',
  SECOND_APPROVAL: 'warn',
  SUCCESS: 'ok',
  FAILED: 'bad',
};

/** Still on its way through the review. */
export const isOpen = ({ state }: Recharge): boolean => state !== 'SUCCESS' && state !== 'FAILED';

/** Staff credited another amount than was submitted. */
export const wasCorrected = ({ amount, credited }: Recharge): boolean =>
  credited != null && credited.amount !== amount.amount;
