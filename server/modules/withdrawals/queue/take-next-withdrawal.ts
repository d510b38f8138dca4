import type { Context } from '../../../platform/context';
import { takeNextReview } from '../../reviews';
import type { Withdrawal } from '../withdrawal.entity';
import { withdrawalReview } from '../withdrawal-review';
import type { QueueFilter } from './queue-filter';
import { freeWithdrawals } from './withdrawal-queue';

/**
 * Takes the oldest free withdrawal under a filter that the signed-in member of staff may decide, or answers
 * the one they hold; null when there is none.
 * @throws LEASE_HELD, PARAM_INVALID
 */
export const takeNextWithdrawal = (
  ctx: Context,
  filter: QueueFilter = {},
): Promise<Withdrawal | null> =>
  takeNextReview(ctx, withdrawalReview, (after) => freeWithdrawals(ctx, filter, after));
