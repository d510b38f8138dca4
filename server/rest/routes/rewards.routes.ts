import { formatMoney } from '../../../schema/money';
import { legacyRechargeClass } from '../../../schema/states';
import { paths } from '../../../schema/routes';
import { claimDailyBonus, dailyBonus } from '../../modules/credits';
import { invitation, invitationRules, invitees } from '../../modules/invitation';
import { requireUser } from '../../platform/context';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, sliceOf } from '../transport/paging';
import { paragraphs, sec, usdText } from './show';

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

/** Where rewards are talked about. */
const SUPPORT = `/h5/#${paths.customer}`;

async function invite({ ctx, form }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const [{ code, link, invitees: top, bonus, rewards }, found] = await Promise.all([
    invitation(ctx),
    invitees(ctx, userId, NEWEST),
  ]);
  const { rows } = sliceOf(found, legacyPage(form));
  return {
    data: {
      ...{ code, link, top, support: SUPPORT },
      rules: paragraphs(invitationRules(ctx.locale).join('\n')),
      bonus: {
        earned: formatMoney(bonus.earned),
        claimable: formatMoney(bonus.claimable),
        under_review: formatMoney(bonus.underReview),
      },
      rewards: rewards.map(({ need, amount, turnoverTimes, state }, n) => ({
        ...{ id: n + 1, need, money: usdText(amount) },
        turnover: usdText(amount * BigInt(turnoverTimes)),
        state: state.toLowerCase(),
      })),
      list: rows.map(({ accountMasked, registeredAt }) => ({
        account: accountMasked,
        time: sec(registeredAt),
      })),
    },
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
  { path: 'user/invite', method: 'R', session: true, answer: invite },
];
