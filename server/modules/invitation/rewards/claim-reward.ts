import type { ErrorCode } from '../../../../schema/errors';
import { limits } from '../../../../schema/limits';
import { callSqlIn, requireUser, type Context } from '../../../platform/context';
import { DomainError, figuresOf, refuse } from '../../../platform/domain-error';
import { readMoney, readShown } from '../../../platform/text/read-money';
import { publishConversation, talksAbout } from '../../support';
import { fingerprint, idempotent, type Answered } from '../../../platform/idempotency/idempotency';

interface ShownReward {
  readonly need: number;
  /** Dollars, in digits. */
  readonly amount: string;
  readonly turnover: string;
}

export interface ClaimReward {
  /** Its place among the tiers in force, from 1. */
  readonly tier: number;
  /** What was shown of it, by which it is known; null: it is known by its place, on whatever terms it has. */
  readonly shown?: ShownReward | null;
  readonly idempotencyKey: string | null;
}

interface Answer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly id: string | null;
}

const fields: Readonly<Partial<Record<ErrorCode, string>>> = {
  ...{ CLAIM_NOT_READY: 'tier', PARAM_INVALID: 'tier', CHANGED_MEANWHILE: 'shown' },
};

/** As claim_reward asks: the number of invitees, then minor units of USD. */
function readTerms({ need, amount, turnover }: ShownReward): (number | string)[] {
  if (!isInt(need)) refuse('PARAM_INVALID', { field: 'shown' }, 'shown');
  const given = readMoney('USD', amount, 'shown').minor;
  return [need, given.toString(), readShown(turnover, 'shown').toString()];
}

const isInt = (n: number): boolean => Number.isInteger(n) && n > 0 && n <= limits.rewardNeedMax;

/**
 * Claims a reward, once a person and number of invitees and again after a refusal, on the terms that were shown; staff
 * look at it before it is paid, and a conversation about it is open.
 * Resolves to the claim's id.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, CLAIM_NOT_READY (also where a claim of it is open or paid), CHANGED_MEANWHILE where it is
 *   not what was shown, PARAM_INVALID of `tier` or `shown`, AMOUNT_INVALID of `shown`, IDEMPOTENCY_KEY_REUSED
 */
export async function claimReward(
  ctx: Context,
  { tier, shown, idempotencyKey }: ClaimReward,
): Promise<Answered> {
  const { userId } = requireUser(ctx);
  if (!Number.isInteger(tier)) refuse('PARAM_INVALID', { field: 'tier' }, 'tier');
  const terms = shown ? readTerms(shown) : null;
  const claim = {
    ...{ actor: `user/${userId}`, operation: 'reward.claim', key: idempotencyKey },
    fingerprint: fingerprint(ctx, { tier, shown: terms }),
  };
  const answered = await idempotent(ctx, claim, async (tx) => {
    const [answer] = await callSqlIn<Answer>(tx, 'claim_reward($1, $2, $3, $4, $5, $6)', [
      ...[userId, tier, ...(terms ?? [null, null, null]), ctx.locale],
    ]);
    if (!answer?.status) throw new Error('claim_reward answered nothing');
    const { status, figures, id } = answer;
    if (status === 'OK' && id !== null) return id;
    const code = status as ErrorCode;
    return new DomainError(code, figuresOf(code, figures), fields[code]);
  });
  const { replayed, resultId } = answered;
  if (replayed) return answered;
  await ctx.bus.publish('rewardClaims', [`${userId}:${resultId}`]);
  const talk = (await talksAbout(ctx, 'REWARD_CLAIM')).get(resultId);
  if (talk !== undefined) await publishConversation(ctx, userId, talk);
  return answered;
}
