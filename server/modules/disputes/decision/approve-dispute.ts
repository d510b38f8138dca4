import type { Context } from '../../../platform/context';
import { readReasonForUser } from '../../audit';
import { actInside, decideReview, type OnVersion } from '../../reviews';
import type { Dispute } from '../dispute.entity';
import { disputeReview } from '../dispute-review';

export interface ApproveDispute extends OnVersion {
  /** What was wrong. The user reads the words of the second person. */
  readonly reason: string;
  readonly idempotencyKey: string;
}

/**
 * Says that the settlement of a report that the signed-in member of staff holds was wrong. A second person has to find
 * the same alone; after the undo window the instrument is prohibited, all administrators are told, and the user reads
 * it. No money moves by it.
 *
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED (also who handled the report before a
 *   second look), TAKEN_BY_OTHER, REQUEST_CHANGED, LEASE_REQUIRED, REASON_REQUIRED, PARAM_INVALID of `reason`,
 *   MESSAGE_FORBIDDEN, IDEMPOTENCY_KEY_REUSED
 */
export async function approveDispute(ctx: Context, input: ApproveDispute): Promise<Dispute> {
  const { id, version = null } = input;
  const reason = await readReasonForUser(ctx, input.reason);
  return decideReview(ctx, disputeReview, {
    ...input,
    act: 'approve',
    asked: { reason },
    work: (tx, staffId) =>
      actInside(tx, ['approve_dispute', [staffId, id, version, reason, ctx.address]]),
  });
}
