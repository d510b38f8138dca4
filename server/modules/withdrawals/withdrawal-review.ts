import { refuse } from '../../platform/domain-error';
import type { ReviewKind } from '../reviews';
import type { Withdrawal } from './withdrawal.entity';
import { anyWithdrawalById } from './withdrawals';

/** Withdrawals in the review queue. Their effects are `pay_withdrawal.sql` and `return_withdrawal.sql`. */
export const withdrawalReview: ReviewKind<Withdrawal> = {
  kind: 'WITHDRAWAL',
  read: async (ctx, id) => (await anyWithdrawalById(ctx, id)) ?? refuse('REQUEST_NOT_FOUND', {}),
  userOf: ({ userId }) => userId,
};
