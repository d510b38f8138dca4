import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { actOnReview, type OnVersion, type ReviewKind } from '../review-kind';

/**
 * Takes back one's own decision within the undo window: the request is held by its decider again.
 * @throws REQUEST_NOT_FOUND, NOT_PERMITTED, UNDO_LATE, REQUEST_CHANGED
 */
export const undoDecision = <Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  on: OnVersion,
): Promise<Request> =>
  actOnReview(ctx, kind, { ...on, call: 'undo_decision', more: [limits.leaseSeconds] });
