import type { Context } from '../../../platform/context';
import { takeNextReview } from '../../reviews';
import type { QueueFilter } from '../queue/queue-filter';
import { freeVerifications } from '../queue/verification-queue';
import type { Verification } from '../verification.entity';
import { verificationReview } from './verification-review';

/**
 * Takes the oldest free verification under a filter that the signed-in member of staff may decide, or answers
 * the one they hold; null when there is none.
 * @throws LEASE_HELD
 */
export const takeNextVerification = (
  ctx: Context,
  filter: QueueFilter = {},
): Promise<Verification | null> =>
  takeNextReview(ctx, verificationReview, (after) => freeVerifications(ctx, filter, after));
