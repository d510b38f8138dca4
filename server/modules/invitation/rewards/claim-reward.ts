import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireUser, type Context } from '../../../platform/context';
import { DomainError, figuresOf, refuse } from '../../../platform/domain-error';
import { publishConversation, talksAbout } from '../../support';
import { fingerprint, idempotent, type Answered } from '../../../platform/idempotency/idempotency';

export interface ClaimReward {
  /** Its place among the tiers in force, from 1. */
  readonly tier: number;
  readonly idempotencyKey: string | null;
}

interface Answer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly id: string | null;
}

/**
 * Claims the reward of a tier, once a person; staff look at it before it is paid, and a conversation about it is open.
 * Resolves to the claim's id.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, CLAIM_NOT_READY (also what was claimed before), PARAM_INVALID of `tier`,
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function claimReward(
  ctx: Context,
  { tier, idempotencyKey }: ClaimReward,
): Promise<Answered> {
  const { userId } = requireUser(ctx);
  if (!Number.isInteger(tier)) refuse('PARAM_INVALID', { field: 'tier' }, 'tier');
  const claim = {
    ...{ actor: `user/${userId}`, operation: 'reward.claim', key: idempotencyKey },
    fingerprint: fingerprint(ctx, { tier }),
  };
  const answered = await idempotent(ctx, claim, async (tx) => {
    const [answer] = await callSqlIn<Answer>(tx, 'claim_reward($1, $2, $3)', [
      ...[userId, tier, ctx.locale],
    ]);
    if (!answer?.status) throw new Error('claim_reward answered nothing');
    const { status, figures, id } = answer;
    if (status === 'OK' && id !== null) return id;
    const code = status as ErrorCode;
    const field = code === 'ACCOUNT_LOCKED' ? undefined : 'tier';
    return new DomainError(code, figuresOf(code, figures), field);
  });
  const { replayed, resultId } = answered;
  if (replayed) return answered;
  await ctx.bus.publish('rewardClaims', [`${userId}:${resultId}`]);
  const talk = (await talksAbout(ctx, 'REWARD_CLAIM')).get(resultId);
  if (talk !== undefined) await publishConversation(ctx, userId, talk);
  return answered;
}
