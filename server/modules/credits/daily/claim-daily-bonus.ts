import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireUser, type Context } from '../../../platform/context';
import { readMoney, readShown } from '../../../platform/text/read-money';
import { DomainError, figuresOf } from '../../../platform/domain-error';
import { fingerprint, idempotent, type Answered } from '../../../platform/idempotency/idempotency';

interface Answer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly id: string | null;
}

interface ClaimDailyBonus {
  /** Dollars that were shown, in digits: just these are given; null: whatever is given now. */
  readonly shown?: { readonly amount: string; readonly turnover: string } | null;
  readonly idempotencyKey: string | null;
}

/**
 * Credits the signed-in user with the bonus of this day of the platform, once for each key and once a day whatever the
 * key. Resolves to the recharge's id.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, ONLY_ONCE_A_DAY, CHANGED_MEANWHILE where something else is given than
 *   was shown, CAMPAIGN_ENDED, AMOUNT_INVALID, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED
 */
export async function claimDailyBonus(
  ctx: Context,
  { shown, idempotencyKey }: ClaimDailyBonus,
): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const terms = shown ? readTerms(shown) : null;
  const claim = {
    ...{ actor: `user/${userId}`, operation: 'daily-bonus.claim', key: idempotencyKey },
    fingerprint: fingerprint(ctx, { shown: terms }),
  };
  const answered = await idempotent(ctx, claim, async (tx) => {
    const [answer] = await callSqlIn<Answer>(tx, 'claim_daily_bonus($1, $2, $3)', [
      ...[userId, ...(terms ?? [null, null])],
    ]);
    if (!answer?.status) throw new Error('claim_daily_bonus answered nothing');
    const { status, figures, id } = answer;
    if (status === 'OK' && id !== null) return id;
    return new DomainError(status as ErrorCode, figuresOf(status as ErrorCode, figures));
  });
  if (answered.replayed) return answered;
  // The inbox says so too.
  for (const topic of ['recharges', 'messages'] as const)
    await ctx.bus.publish(topic, [`${userId}:${answered.resultId}`]);
  return answered;
}

/** Minor units of USD, as claim_daily_bonus asks. */
function readTerms({ amount, turnover }: NonNullable<ClaimDailyBonus['shown']>): string[] {
  const shown = readMoney('USD', amount, 'shown').minor;
  return [shown.toString(), readShown(turnover, 'shown').toString()];
}
