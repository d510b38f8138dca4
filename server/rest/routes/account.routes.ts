import { formatBasisPoints, formatMoney } from '../../../schema/money';
import type { LoadedContext } from '../../http/context';
import type { User } from '../../modules/accounts';
import { totalAt } from '../../modules/ledger';
import { settings } from '../../modules/settings';
import { startOfToday } from '../../modules/trading';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { label } from '../../platform/text/i18n';
import type { LegacyRoute } from '../transport/legacy-route';
import { num, sec } from './show';

/** Every figure of the user's own page. Fields of modules to come hold the empty value of their type. */
async function userFields(ctx: LoadedContext) {
  const { userId } = requireUser(ctx);
  const user = (await ctx.loaders.users.load(userId)) ?? refuse('LOGIN_REQUIRED', {});
  return {
    id: num(user.id),
    ...contactFields(user),
    member: label(ctx.locale, `member.${user.memberLevel}`),
    name: '',
    idcard: '',
    id_type: 0,
    auth: 0,
    avatar: '',
    lang: user.language,
    ...(await moneyFields(ctx, userId)),
    msg: 0,
    qiandao: 0,
    invite: user.invitationCode,
    top: 0,
    pwd_pay_set: user.fundPasswordHash === null ? 0 : 1,
    isjy: 0,
    clock: 1,
    turnover: { required: '0.00', done: '0.00', left: '0.00' },
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
  const [balances, results, policy, today] = await Promise.all([
    ctx.loaders.balances.load(userId),
    ctx.loaders.results.load(userId),
    settings(ctx),
    startOfToday(ctx),
  ]);
  const lifetime = formatMoney(results.total);
  return {
    money: formatMoney(balances.available),
    frozen: formatMoney(balances.frozen),
    total: formatMoney(balances.total),
    usdtavg: '0.0000',
    cash_charge: formatBasisPoints(policy.withdrawFeeBp),
    chicang: formatMoney(results.openStakes),
    wait_money: formatMoney(balances.held),
    yingkui: lifetime,
    ploss: lifetime,
    todayploss: formatMoney(results.today),
    yesterday_balance: formatMoney(await totalAt(ctx, userId, today)),
    yesterday_profit: formatMoney(results.yesterday),
    total_profit: lifetime,
  };
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
