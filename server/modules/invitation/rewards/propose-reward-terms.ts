import { formatMoney, usd } from '../../../../schema/money';
import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { propose, type Proposal } from '../../proposals';

interface Tier {
  readonly need: number;
  /** Minor units of USD. */
  readonly amount: bigint;
  readonly turnoverTimes: number;
}

export interface ProposeRewardTerms {
  /** All tiers there are to be, each needing more invitees than the one before. */
  readonly tiers: readonly Tier[];
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Proposes the tiers of rewards for inviting, for another administrator to confirm. They count verified invitees and
 * nothing else: there is no field for what an invitee pays in or loses.
 * @throws what `propose` refuses; PARAM_INVALID, AMOUNT_INVALID of `tiers`
 */
export async function proposeRewardTerms(
  ctx: Context,
  { tiers, reason, idempotencyKey }: ProposeRewardTerms,
): Promise<Proposal> {
  if (tiers.length < 1 || tiers.length > limits.rewardTiersMax) invalid();
  tiers.forEach((tier, n) => {
    checkTier(tier, tiers[n - 1]?.need ?? 0);
  });
  const after = {
    tiers: tiers.map(({ need, amount, turnoverTimes }) => ({
      ...{ need, amount: formatMoney(usd(amount)), turnoverTimes },
    })),
  };
  const subject = 'reward-terms/1';
  return propose(ctx, { kind: 'REWARD_TERMS', subject, after, reason, idempotencyKey });
}

const invalid = (): never => refuse('PARAM_INVALID', { field: 'tiers' }, 'tiers');

const isWhole = (n: number, min: number, max: number): boolean =>
  Number.isInteger(n) && n >= min && n <= max;

function checkTier({ need, amount, turnoverTimes }: Tier, before: number): void {
  if (!isWhole(need, before + 1, limits.rewardNeedMax)) invalid();
  if (!isWhole(turnoverTimes, 0, limits.turnoverTimesMax)) invalid();
  if (amount <= 0n || amount > limits.creditMax) refuse('AMOUNT_INVALID', {}, 'tiers');
}
