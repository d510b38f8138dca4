import type { Context } from '../../../platform/context';
import { actInside, decideReview, type OnVersion } from '../../reviews';
import type { Verification } from '../verification.entity';
import { confirmedBirth } from './confirmed-birth';
import { verificationReview } from './verification-review';

export interface ApproveVerification extends OnVersion {
  /** As it stands on the document, `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly idempotencyKey: string;
}

/**
 * Approves a verification that the signed-in member of staff holds. They say which day of birth the
 * document shows; it is the one that was sent in, and makes its owner old enough. The user is verified
 * after the undo window.
 *
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, TAKEN_BY_OTHER, REQUEST_CHANGED,
 *   LEASE_REQUIRED, PARAM_INVALID, BIRTH_DATE_DIFFERS, TOO_YOUNG
 */
export async function approveVerification(
  ctx: Context,
  input: ApproveVerification,
): Promise<Verification> {
  const { id, version = null } = input;
  const birth = await confirmedBirth(ctx, id, input.birthDate);
  return decideReview(ctx, verificationReview, {
    ...input,
    act: 'approve',
    asked: { birthDate: birth.read },
    work: async (tx, staffId) => {
      const args = [staffId, id, version, birth.sealed, ctx.address];
      const stands = await actInside(tx, ['approve_verification', args]);
      await birth.check(tx);
      return stands;
    },
  });
}
