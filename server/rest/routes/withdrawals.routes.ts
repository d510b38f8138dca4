import { formatBasisPoints, formatMoney, money } from '../../../schema/money';
import { legacyAuth } from '../../../schema/identity';
import type { PaymentMethodKind } from '../../../schema/payment-methods';
import {
  legacyWithdrawalStatus,
  withdrawalStates,
  type WithdrawalState,
} from '../../../schema/states';
import type { LoadedContext } from '../../http/context';
import { paymentMethodsOf } from '../../modules/payment-methods';
import { verificationState } from '../../modules/verifications';
import {
  policyOfUser,
  preflight,
  submitWithdrawal,
  withdrawalById,
  withdrawals,
  type Withdrawal,
} from '../../modules/withdrawals';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { label } from '../../platform/text/i18n';
import { masked } from '../../platform/text/masked';
import { platformTime } from '../../platform/text/platform-time';
import { readMoney } from '../../platform/text/read-money';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, sliceOf } from '../transport/paging';
import { showTargets } from './payment-methods.routes';
import { num, sec, usdText } from './show';
import { turnoverFields, userMoney } from './user-money';

const PASSWORD = ['pwd', 'paypwd', 'fund_password'] as const;
const TARGET = ['bank', 'bid'] as const;

/** The old API's `idtype` of each kind. */
const legacyTypes: Record<PaymentMethodKind, number> = {
  BANK_CARD: 1,
  USDT_TRC20: 2,
  USDT_ERC20: 3,
  ALIPAY: 4,
  WECHAT: 5,
  BTC: 6,
  ETH: 7,
};
const kinds = Object.keys(legacyTypes) as PaymentMethodKind[];

const statusOf = (ctx: LoadedContext, state: WithdrawalState): number => {
  const literal = legacyWithdrawalStatus[state];
  return ctx.config.legacyStatus === 'zero-pending' && literal > 2 ? 0 : literal;
};

/** A refusal's reason once it took effect; that its user cancelled it, in words. */
function reasonOf(ctx: LoadedContext, { state, decisionReason }: Withdrawal): string {
  if (state === 'CANCELLED') return label(ctx.locale, 'withdrawal.cancelled');
  return state === 'FAILED' ? (decisionReason ?? '') : '';
}

/** Where it goes, number and holder with stars. */
async function targetFields(ctx: LoadedContext, { methodId, methodKind }: Withdrawal) {
  const target = await ctx.loaders.paidTargets.load(methodId);
  if (!target) throw new Error(`target ${methodId} of a withdrawal is gone`);
  return {
    bid: num(methodId),
    id_type: legacyTypes[methodKind],
    name: masked(target.holder ?? ''),
    bank: target.bank ?? '',
    area: target.branch ?? '',
    account: target.masked,
  };
}

const coinFields = ({ coin, coinAmount }: Withdrawal) =>
  coin === null || coinAmount === null
    ? { coin: '', coin_amount: '' }
    : { coin, coin_amount: formatMoney(money(coin, coinAmount)) };

async function showWithdrawal(ctx: LoadedContext, row: Withdrawal) {
  const policy = await ctx.loaders.withdrawPolicies.load(row.policyId);
  if (!policy) throw new Error(`policy ${row.policyId} of a withdrawal is gone`);
  const ended = row.paidAt ?? row.returnedAt;
  return {
    id: num(row.id),
    orderid: row.number,
    ...coinFields(row),
    money: usdText(row.amount),
    sxf: usdText(row.fee),
    sxfbfb: formatBasisPoints(policy.feeBp),
    dzje: usdText(row.credited),
    ...(await targetFields(ctx, row)),
    status: statusOf(ctx, row.state),
    state: row.state.toLowerCase(),
    reaolae: reasonOf(ctx, row),
    time: sec(row.submittedAt),
    time_text: platformTime(row.submittedAt, policy.zone),
    time2: sec(ended),
    time2_text: ended ? platformTime(ended, policy.zone) : '',
    review_by: sec(row.reviewBy),
  };
}

async function readPolicy({ ctx }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const [{ policy, withdrawable, today }, unmet, bound, purse, verification] = await Promise.all([
    policyOfUser(ctx),
    preflight(ctx, { target: {}, amount: null }),
    paymentMethodsOf(ctx, userId),
    userMoney(ctx),
    ctx.loaders.verifications.load(userId),
  ]);
  const fee = formatBasisPoints(policy.withdrawFeeBp);
  const closed = unmet.some(({ code }) => code === 'WITHDRAW_TIME');
  return {
    data: {
      user: {
        money: purse?.available ?? '0.00',
        frozen: purse?.frozen ?? '0.00',
        auth: legacyAuth[verificationState(verification)],
      },
      bank: await showTargets(ctx, bound),
      txsxf: fee,
      cash_charge: fee,
      cash_start: policy.withdrawStart,
      cash_end: policy.withdrawEnd,
      timezone: policy.timezone,
      cash_min: formatMoney(policy.withdrawMin),
      cash_max: formatMoney(policy.withdrawMax),
      cash_day_max: formatMoney(policy.withdrawDayMax),
      cash_max_num: policy.withdrawDayCount,
      today: { count: today.count, sum: formatMoney(today.sum) },
      open_now: closed ? 0 : 1,
      withdrawable: formatMoney(withdrawable),
      turnover: await turnoverFields(ctx, userId),
      review_hours: policy.reviewHours,
      server_time: sec(await ctx.now()),
    },
  };
}

/** A binding by its id, the newest of a kind, or neither; 0 stands for Alipay. @throws PARAM_INVALID */
function targetIn(form: Form): { id: string | null; kind: PaymentMethodKind | null } {
  const type = form.get('idtype') ?? '';
  const kind = kinds.find((one) => String(legacyTypes[one]) === type) ?? null;
  if (type !== '' && kind === null) refuse('PARAM_INVALID', { field: 'idtype' });
  if (form.get(...TARGET) === '0') return { id: null, kind: 'ALIPAY' };
  return { id: form.optionalId(...TARGET), kind };
}

async function submit({ ctx, form, idempotencyKey }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const text = form.need('money');
  const fundPassword = form.need(...PASSWORD);
  const { resultId, replayed } = await submitWithdrawal(ctx, {
    amount: readMoney('USD', text, 'money'),
    target: targetIn(form),
    fundPassword,
    idempotencyKey,
  });
  const row = await withdrawalById(ctx, userId, resultId);
  if (!row) throw new Error(`withdrawal ${resultId} is gone`);
  return { data: await showWithdrawal(ctx, row), done: 'WITHDRAW_SUBMITTED' as const, replayed };
}

function statesAsked(ctx: LoadedContext, form: Form): WithdrawalState[] | null {
  const status = form.get('status');
  if (status === undefined || status === '') return null;
  const states = withdrawalStates.filter((state) => String(statusOf(ctx, state)) === status);
  return states.length > 0 ? [...states] : refuse('PARAM_INVALID', { field: 'status' });
}

async function records({ ctx, form }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const page = legacyPage(form);
  const found = await withdrawals(ctx, userId, { states: statesAsked(ctx, form), ...NEWEST });
  const { rows, total } = sliceOf(found, page);
  return { data: await Promise.all(rows.map((row) => showWithdrawal(ctx, row))), total };
}

export const withdrawalRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/cash',
    method: 'D',
    session: true,
    submits: ['money', ...PASSWORD, ...TARGET, 'idtype'],
    read: readPolicy,
    answer: submit,
  },
  { path: 'user/cash_record', method: 'R', session: true, answer: records },
];
