import { limits } from '../../../../schema/limits';
import { plainReference } from '../../../../schema/text';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { actInside, decideReview, type OnVersion } from '../../reviews';
import { withdrawalReview } from '../withdrawal-review';
import type { Withdrawal } from '../withdrawal.entity';

export interface ApproveWithdrawal extends OnVersion {
  /** The bank's or the chain's own reference of the payout; a first approval of two records none. */
  readonly reference?: string | null;
  readonly idempotencyKey: string;
}

/**
 * Approves a withdrawal that the signed-in member of staff holds. From the threshold a second person approves
 * too, and only the last approval records the payout's reference. The money leaves after the undo window.
 *
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER,
 *   REQUEST_CHANGED, LEASE_REQUIRED, REFERENCE_REQUIRED, REFERENCE_USED, PARAM_INVALID
 */
export async function approveWithdrawal(
  ctx: Context,
  input: ApproveWithdrawal,
): Promise<Withdrawal> {
  const { id, version = null } = input;
  const reference = readReference(input.reference ?? '');
  return decideReview(ctx, withdrawalReview, {
    ...input,
    act: 'approve',
    asked: { reference },
    work: (tx, staffId) =>
      actInside(tx, ['approve_withdrawal', [staffId, id, version, reference, ctx.address]]),
  });
}

/** An empty one is left to SQL, which knows whether this approval is the last. */
function readReference(text: string): string {
  return (
    plainReference(text, limits.bankReferenceLengthMax) ??
    refuse('PARAM_INVALID', { field: 'reference' }, 'reference')
  );
}
