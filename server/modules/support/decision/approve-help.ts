import type { IdentityStep } from '../../../../schema/help';
import { requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { actInside, decideReview, type OnVersion } from '../../reviews';
import { confirmedBirth } from '../../verifications';
import type { HelpRequest } from '../help-request.entity';
import { helpById } from '../help-requests';
import { helpReviews } from './help-review';

export interface ApproveHelp extends OnVersion {
  /** How this person made sure of who asks. */
  readonly steps: readonly IdentityStep[];
  /** Of a change of data, the day of birth as it stands on the new document, `YYYY-MM-DD`. */
  readonly birthDate?: string | null;
  readonly idempotencyKey: string;
}

/**
 * Approves help that the signed-in member of staff holds, once every identity step of its kind is ticked. After the
 * undo window its user is told on the old channel, and confirms a day later; an appealed lock ends at once.
 *
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED (an appeal of one's own lock),
 *   TAKEN_BY_OTHER, REQUEST_CHANGED, LEASE_REQUIRED, STEPS_REQUIRED, IDEMPOTENCY_KEY_REUSED; of a change of data
 *   PARAM_INVALID of `birthDate`, BIRTH_DATE_DIFFERS, TOO_YOUNG
 */
export async function approveHelp(ctx: Context, input: ApproveHelp): Promise<HelpRequest> {
  requireStaff(ctx);
  const { id, version = null } = input;
  const { queue, changeId } = (await helpById(ctx, id)) ?? refuse('REQUEST_NOT_FOUND', {});
  const steps = [...new Set(input.steps)].sort();
  const birth =
    changeId === null ? null : await confirmedBirth(ctx, changeId, input.birthDate ?? '');
  return decideReview(ctx, helpReviews[queue], {
    ...input,
    act: 'approve',
    asked: { steps: steps.join(','), ...(birth && { birthDate: birth.read }) },
    work: async (tx, staffId) => {
      const args = [staffId, queue, id, version, steps, birth?.sealed ?? null, ctx.address];
      const stands = await actInside(tx, ['approve_help', args]);
      await birth?.check(tx);
      return stands;
    },
  });
}
