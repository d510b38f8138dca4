import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { actOnReview, type OnVersion, type ReviewKind } from '../review-kind';

/**
 * Takes a request for ten minutes: only its holder decides. Taking one's own again prolongs it.
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER,
 *   REQUEST_CHANGED, LEASE_HELD while they hold another one
 */
export const takeReview = <Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  on: OnVersion,
): Promise<Request> =>
  actOnReview(ctx, kind, { ...on, call: 'take_review', more: [limits.leaseSeconds] });
