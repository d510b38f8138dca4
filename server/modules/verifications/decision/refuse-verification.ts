import { verificationFields, type VerificationField } from '../../../../schema/identity';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readReasonForUser } from '../../audit';
import { actInside, decideReview, type OnVersion } from '../../reviews';
import { verificationReview } from './verification-review';
import type { Verification } from '../verification.entity';

export interface RefuseVerification extends OnVersion {
  /** What the user reads. */
  readonly reason: string;
  /** What is wrong, one or more: only that has to be sent again. */
  readonly faulty: readonly VerificationField[];
  readonly idempotencyKey: string;
}

/**
 * Refuses a verification that the signed-in member of staff holds, and says which parts are at fault. After
 * the undo window the user sends those again.
 *
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, TAKEN_BY_OTHER, REQUEST_CHANGED,
 *   LEASE_REQUIRED, REASON_REQUIRED, PARAM_INVALID, MESSAGE_FORBIDDEN
 */
export async function refuseVerification(
  ctx: Context,
  input: RefuseVerification,
): Promise<Verification> {
  const { id, version = null } = input;
  const reason = await readReasonForUser(ctx, input.reason);
  const faulty = verificationFields.filter((field) => input.faulty.includes(field));
  if (faulty.length === 0) refuse('PARAM_INVALID', { field: 'faulty' }, 'faulty');
  return decideReview(ctx, verificationReview, {
    ...input,
    act: 'refuse',
    asked: { reason, faulty },
    work: (tx, staffId) =>
      actInside(tx, ['refuse_verification', [staffId, id, version, reason, faulty, ctx.address]]),
  });
}
