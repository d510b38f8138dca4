import type { Context } from '../../../../platform/context';
import { actOnReview, type OnVersion, type ReviewKind } from '../../review-kind';

/**
 * Takes back one's own first approval before a second person has decided: the request is submitted again.
 * @throws REQUEST_NOT_FOUND, NOT_PERMITTED, ALREADY_DECIDED, REQUEST_CHANGED
 */
export const withdrawApproval = <Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  on: OnVersion,
): Promise<Request> =>
  actOnReview(ctx, kind, { ...on, call: 'return_approval', more: ['withdraw', null] });
