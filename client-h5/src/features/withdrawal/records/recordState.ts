import type { WithdrawalState } from '../../../../../schema/states';
import type { Tone } from '../../../ui/figure/StatusPill';
import type { Withdrawal } from '../types';

export const toneOf: Record<WithdrawalState, Tone> = {
  SUBMITTED: 'info',
  IN_REVIEW: 'warn',
  SECOND_APPROVAL: 'warn',
  SUCCESS: 'ok',
  FAILED: 'bad',
  CANCELLED: 'neutral',
};

const over: readonly WithdrawalState[] = ['SUCCESS', 'FAILED', 'CANCELLED'];

/** Still on its way through the review. */
export const isOpen = ({ state }: Withdrawal): boolean => !over.includes(state);
