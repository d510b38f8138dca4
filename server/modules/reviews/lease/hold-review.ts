import type { Context } from '../../../platform/context';
import { readReason } from '../../../platform/text/read-text';
import { actOnReview, type OnVersion, type ReviewKind } from '../review-kind';

/**
 * Puts a request on hold, with a note of what it waits for: it waits until somebody takes it.
 * @throws REQUEST_NOT_FOUND, LEASE_REQUIRED, REQUEST_CHANGED, REASON_REQUIRED, PARAM_INVALID, ANSWER_MISSING for a
 *   conversation whose last word is the person's
 */
export const holdReview = <Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  { note, ...on }: OnVersion & { readonly note: string },
): Promise<Request> =>
  actOnReview(ctx, kind, { ...on, call: 'give_back_review', more: ['hold', readReason(note)] });
