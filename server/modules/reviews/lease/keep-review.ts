import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { actOnReview, type OnVersion, type ReviewKind } from '../review-kind';

/**
 * Prolongs a lease.
 * @throws REQUEST_NOT_FOUND, LEASE_REQUIRED when it is not held, REQUEST_CHANGED
 */
export const keepReview = <Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  on: OnVersion,
): Promise<Request> =>
  actOnReview(ctx, kind, { ...on, call: 'keep_review', more: [limits.leaseSeconds] });
