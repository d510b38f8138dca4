import type { Context } from '../../platform/context';
import { takeNextReview } from '../reviews';
import type { Recharge } from './recharge.entity';
import { rechargeReview } from './recharge-review';
import type { QueueFilter } from './queue/queue-filter';
import { freeRecharges } from './queue/recharge-queue';

/**
 * Takes the oldest free recharge under a filter that the signed-in member of staff may decide, or answers
 * the one they hold; null when there is none.
 * @throws LEASE_HELD, PARAM_INVALID
 */
export const takeNextRecharge = (
  ctx: Context,
  filter: QueueFilter = {},
): Promise<Recharge | null> =>
  takeNextReview(ctx, rechargeReview, (after) => freeRecharges(ctx, filter, after));
