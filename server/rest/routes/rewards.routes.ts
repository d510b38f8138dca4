import { formatMoney } from '../../../schema/money';
import { legacyRechargeClass } from '../../../schema/states';
import { claimDailyBonus, dailyBonus } from '../../modules/credits';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { sec, usdText } from './show';

/** `time` is when it was claimed today, 0 before. */
async function today({ ctx }: LegacyCall) {
  const { amount, turnover, claimedAt } = await dailyBonus(ctx);
  return {
    data: {
      qiandao: claimedAt === null ? 1 : 2,
      money: formatMoney(amount),
      turnover: formatMoney(turnover),
      time: sec(claimedAt),
    },
  };
}

async function claim({ ctx, idempotencyKey }: LegacyCall) {
  const { resultId, replayed } = await claimDailyBonus(ctx, { idempotencyKey });
  const bonus = await ctx.loaders.bonuses.load(resultId);
  if (!bonus) throw new Error(`daily bonus ${resultId} is gone`);
  const { amount, turnoverRequired } = bonus;
  return {
    data: {
      ...{ money: usdText(amount), turnover: usdText(turnoverRequired) },
      class: legacyRechargeClass.GIFT,
    },
    done: 'DONE' as const,
    replayed,
  };
}

export const rewardRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/sign',
    method: 'D',
    session: true,
    submits: 'EVERY_POST',
    read: today,
    answer: claim,
  },
];
