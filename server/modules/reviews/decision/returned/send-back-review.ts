import type { Context } from '../../../../platform/context';
import { readReason } from '../../../../platform/text/read-text';
import { actOnReview, type OnVersion, type ReviewKind } from '../../review-kind';

/**
 * Sends a request back whose second approval one holds, with a note for the first approver: the first
 * approval lapses and the request is submitted again. The user is not refused.
 * @throws REQUEST_NOT_FOUND, LEASE_REQUIRED, ALREADY_DECIDED, REQUEST_CHANGED, REASON_REQUIRED, PARAM_INVALID
 */
export const sendBackReview = <Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  { note, ...on }: OnVersion & { readonly note: string },
): Promise<Request> =>
  actOnReview(ctx, kind, { ...on, call: 'return_approval', more: ['sendBack', readReason(note)] });
