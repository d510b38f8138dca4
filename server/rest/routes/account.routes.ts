import { formatBasisPoints, formatMoney } from '../../../schema/money';
import { cutPrice } from '../../../schema/figures/price';
import type { LoadedContext } from '../../http/context';
import { avatarPath, type User } from '../../modules/accounts';
import { claimedToday } from '../../modules/credits';
import { inviteeCounts } from '../../modules/invitation';
import { pricesAt } from '../../modules/market';
import { inboxUnread } from '../../modules/content';
import { profitOf, worthAt, worthOf } from '../../modules/overview';
import { tradingBreak } from '../../modules/safeguards';
import { settings } from '../../modules/settings';
import { startOfToday } from '../../modules/trading';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { label } from '../../platform/text/i18n';
import type { LegacyRoute } from '../transport/legacy-route';
import { num, sec } from './show';
import { turnoverFields } from './user-money';
import { identityFields } from './verifications.routes';

/** Every figure of the user's own page. Fields of modules to come hold the empty value of their type. */
async function userFields(ctx: LoadedContext) {
  const { userId } = requireUser(ctx);
  const user = (await ctx.loaders.users.load(userId)) ?? refuse('LOGIN_REQUIRED', {});
  return {
    id: num(user.id),
    ...contactFields(user),
    member: label(ctx.locale, `member.${user.memberLevel}`),
    ...identityFields(ctx, await ctx.loaders.verifications.load(userId)),
    avatar: user.avatar === null ? '' : avatarPath(user.avatar),
    lang: user.language,
    ...(await moneyFields(ctx, userId)),
    msg: await inboxUnread(ctx.db, userId),
    qiandao: (await claimedToday(ctx.db, userId)) ? 2 : 1,
    invite: user.invitationCode,
    top: (await inviteeCounts(ctx, userId)).invitees,
    pwd_pay_set: user.fundPasswordHash === null ? 0 : 1,
    isjy: (await tradingBreak(ctx.db, userId)) === null ? 0 : 1,
    clock: 1,
    turnover: await turnoverFields(ctx, userId),
    time: sec(user.createdAt),
    logintime: sec(user.lastLoginAt),
  };
}

const contactFields = ({ email, phone, userName }: User) => ({
  phone: email ?? phone ?? '',
  username: userName ?? '',
  mobile: phone ?? '',
  email: email ?? '',
});

async function moneyFields(ctx: LoadedContext, userId: string) {
  const [balances, results, profit, policy, today] = await Promise.all([
    ctx.loaders.balances.load(userId),
    ctx.loaders.results.load(userId),
    profitOf(ctx, userId),
    settings(ctx),
    startOfToday(ctx),
  ]);
  const lifetime = formatMoney(profit.total);
  return {
    money: formatMoney(balances.available),
    frozen: formatMoney(balances.frozen),
    total: formatMoney(await worthOf(ctx, balances)),
    usdtavg: await dollarsForOne(ctx),
    cash_charge: formatBasisPoints(policy.withdrawFeeBp),
    chicang: formatMoney(results.openStakes),
    wait_money: formatMoney(balances.held),
    yingkui: lifetime,
    ploss: lifetime,
    todayploss: formatMoney(profit.today),
    yesterday_balance: formatMoney(await worthAt(ctx, userId, today)),
    yesterday_profit: formatMoney(profit.yesterday),
    total_profit: lifetime,
  };
}

/** USD for one USDT, four decimals; zero while it was never quoted. */
async function dollarsForOne(ctx: LoadedContext): Promise<string> {
  const price = (await pricesAt(ctx, ['USDT/USD'], null)).get('USDT/USD') ?? '0';
  return cutPrice(price, 4);
}

export const accountRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/index',
    method: 'R',
    session: true,
    answer: async ({ ctx }) => {
      const fields = await userFields(ctx);
      return { data: { ...fields, user: fields } };
    },
  },
];
