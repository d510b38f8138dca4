import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireUser, type Context } from '../../../platform/context';
import { DomainError, figuresOf } from '../../../platform/domain-error';
import { fingerprint, idempotent, type Answered } from '../../../platform/idempotency/idempotency';

interface Answer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly id: string | null;
}

/**
 * Credits the signed-in user with the bonus of this day of the platform, once for each key and once a day whatever the
 * key. Resolves to the recharge's id.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, ONLY_ONCE_A_DAY, CAMPAIGN_ENDED, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED
 */
export async function claimDailyBonus(
  ctx: Context,
  { idempotencyKey }: { readonly idempotencyKey: string | null },
): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const claim = {
    ...{ actor: `user/${userId}`, operation: 'daily-bonus.claim', key: idempotencyKey },
    fingerprint: fingerprint(ctx, {}),
  };
  const answered = await idempotent(ctx, claim, async (tx) => {
    const [answer] = await callSqlIn<Answer>(tx, 'claim_daily_bonus($1)', [userId]);
    if (!answer?.status) throw new Error('claim_daily_bonus answered nothing');
    const { status, figures, id } = answer;
    if (status === 'OK' && id !== null) return id;
    return new DomainError(status as ErrorCode, figuresOf(status as ErrorCode, figures));
  });
  if (!answered.replayed) await ctx.bus.publish('recharges', [`${userId}:${answered.resultId}`]);
  return answered;
}
