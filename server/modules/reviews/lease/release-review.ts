import type { Context } from '../../../platform/context';
import { actOnReview, type OnVersion, type ReviewKind } from '../review-kind';

/**
 * Gives a request back to its queue.
 * @throws REQUEST_NOT_FOUND, LEASE_REQUIRED when it is not held, REQUEST_CHANGED
 */
export const releaseReview = <Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  on: OnVersion,
): Promise<Request> =>
  actOnReview(ctx, kind, { ...on, call: 'give_back_review', more: ['release', null] });
