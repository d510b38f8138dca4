import { randomUUID } from 'node:crypto';
import { FUND_PASSWORD } from '../people/withdrawals';

/** A field of money in one of both APIs, in a request that is right but for the amount. */
export interface MoneyField {
  /** `OrderPlaceInput.amount`, or an old path and its parameter. */
  readonly name: string;
  /** What is right there, and is not refused. */
  readonly right: string;
  /** Nothing at all means something there: no bound, or the smallest. */
  readonly optional: boolean;
  /** It is what was shown, to compare with: nothing is an amount there, and what is none is no such thing. */
  readonly shown?: true;
  readonly ask: MoneyAsk;
}

export type MoneyAsk =
  | {
      readonly schema: 'user' | 'admin';
      readonly query: string;
      readonly variables: (amount: string) => Readonly<Record<string, unknown>>;
    }
  | { readonly path: string; readonly form: (amount: string) => Readonly<Record<string, string>> };

/** What the requests name. */
export interface Ids {
  readonly instrumentId: string;
  /** Two whose terms nobody has changed. */
  readonly offeredIds: readonly [string, string];
  readonly channelId: string;
  readonly screenshot: string;
  /** Of a project without a top-up. */
  readonly holdingId: string;
  readonly joinedId: string;
  /** Of a project with one, not joined yet. */
  readonly projectId: string;
  readonly termsId: string;
  readonly targetId: string;
  readonly leaderId: string;
  readonly userId: string;
  /** A recharge that is held, and its version. */
  readonly request: string;
  readonly version: number;
  readonly tomorrow: string;
}

interface Asked {
  readonly mutation: string;
  readonly type: string;
  readonly field: string;
  readonly right?: string;
  readonly optional?: boolean;
  /** The input with this amount in its place. */
  readonly input: (amount: string) => object;
}

/** One whose input has the amount in one of its fields. */
export const mutationField =
  (schema: 'user' | 'admin') =>
  ({ mutation, type, field, right = '100.00', optional = false, input }: Asked): MoneyField => ({
    ...{ name: `${type}.${field}`, right, optional },
    ask: {
      schema,
      query: `mutation M($input: ${type}!) { ${mutation}(input: $input) { userErrors { code } } }`,
      variables: (amount) => ({ input: input(amount) }),
    },
  });

const key = () => ({ idempotencyKey: randomUUID() });

/** What users send. */
export function userFields(ids: Ids): MoneyField[] {
  const { instrumentId, channelId, screenshot, holdingId, projectId, termsId, targetId } = ids;
  const order = { instrumentId, direction: 'UP', multiple: 1, durationSeconds: 30 };
  return [
    ...[
      { mutation: 'orderPlace', type: 'OrderPlaceInput', rest: order },
      { mutation: 'rechargeSubmit', type: 'RechargeSubmitInput', rest: { channelId, screenshot } },
      {
        ...{ mutation: 'withdrawalSubmit', type: 'WithdrawalSubmitInput' },
        rest: { targetId, fundPassword: FUND_PASSWORD },
      },
      { mutation: 'projectJoin', type: 'ProjectJoinInput', rest: { projectId, termsId } },
      { mutation: 'holdingTopUp', type: 'HoldingTopUpInput', rest: { holdingId } },
    ].map(({ rest, ...at }) =>
      mutationField('user')({
        ...{ ...at, field: 'amount' },
        input: (amount) => ({ ...rest, ...key(), amount }),
      }),
    ),
    ...[true, false].map((toCoin) =>
      mutationField('user')({
        ...{ mutation: 'conversionQuote', type: 'ConversionQuoteInput', field: 'amount' },
        input: (amount) => ({ coin: 'USDT', toCoin, amount }),
      }),
    ),
    mutationField('user')({
      ...{ mutation: 'ownLimitSet', type: 'OwnLimitSetInput', field: 'max' },
      // As much as may be set: it stops nothing that is tried behind it.
      right: '1000000.00',
      input: (max) => ({ kind: 'DAILY_LOSS', max }),
    }),
    ...claimFields(),
    mutationField('user')({
      ...{ mutation: 'leaderFollow', type: 'LeaderFollowInput', field: 'amount', right: '10.00' },
      input: (amount) => ({ leaderId: ids.leaderId, amount, dailyCap: '20.00' }),
    }),
    mutationField('user')({
      ...{ mutation: 'leaderFollow', type: 'LeaderFollowInput', field: 'dailyCap', right: '20.00' },
      input: (dailyCap) => ({ leaderId: ids.leaderId, amount: '10.00', dailyCap }),
    }),
    {
      ...{ name: 'WithdrawalPreflightInput.amount', right: '100.00', optional: true },
      ask: {
        schema: 'user',
        query:
          'query Q($input: WithdrawalPreflightInput!) { withdrawalPreflight(input: $input) { screen } }',
        variables: (amount) => ({ input: { targetId, amount } }),
      },
    },
    {
      ...{ name: 'Query.projectOutlook.amount', right: '100.00', optional: false },
      ask: {
        schema: 'user',
        query:
          'query Q($id: ID!, $amount: String!) { projectOutlook(id: $id, amount: $amount) { total { amount } } }',
        variables: (amount) => ({ id: projectId, amount }),
      },
    },
  ];
}

/** What was shown of a bonus and of a reward, as the claim of it names it: the turnovers first, what is right is claimed once. */
function claimFields(): MoneyField[] {
  const claim = (mutation: string, type: string, right: string, input: (given: string) => object) =>
    mutationField('user')({ mutation, type, field: 'shown', right, input });
  const daily = (shown: object) => ({ ...key(), shown });
  const reward = (shown: object) => ({ ...key(), tier: 1, shown: { need: 1, ...shown } });
  return [
    {
      ...claim('dailyBonusClaim', 'DailyBonusClaimInput', '1.00', (turnover) =>
        daily({ amount: '1.00', turnover }),
      ),
      ...{ name: 'DailyBonusShownInput.turnover', shown: true },
    },
    {
      ...claim('dailyBonusClaim', 'DailyBonusClaimInput', '1.00', (amount) =>
        daily({ amount, turnover: '1.00' }),
      ),
      name: 'DailyBonusShownInput.amount',
    },
    {
      ...claim('rewardClaim', 'RewardClaimInput', '30.00', (turnover) =>
        reward({ amount: '10.00', turnover }),
      ),
      ...{ name: 'RewardShownInput.turnover', shown: true },
    },
    {
      ...claim('rewardClaim', 'RewardClaimInput', '10.00', (amount) =>
        reward({ amount, turnover: '30.00' }),
      ),
      name: 'RewardShownInput.amount',
    },
  ];
}

/** What old apps send. */
export function legacyFields(ids: Ids): MoneyField[] {
  const { instrumentId, channelId, screenshot, holdingId, projectId, termsId, targetId } = ids;
  const field = (
    path: string,
    parameter: string,
    rest: Readonly<Record<string, string>>,
    { right = '100.00', optional = false } = {},
  ): MoneyField => ({
    ...{ name: `${path} ${parameter}`, right, optional },
    ask: { path, form: (amount) => ({ ...rest, [parameter]: amount }) },
  });
  const order = { order_type: '0', order_pid: instrumentId, order_sen: '30' };
  const join = { yebid: projectId, terms_id: termsId };
  return [
    field('user/addorder', 'order_price', order),
    field('user/addorder', 'money', order),
    field('user/dorecharge', 'money', { type: channelId, screenshot }),
    field('user/recharge', 'money', { channel: channelId, pic: screenshot }),
    field('user/cash', 'money', { bank: targetId, pwd: FUND_PASSWORD }),
    field('user/exchange', 'amount', { type: 'm2c', coin: 'USDT' }),
    field('user/exchange', 'money', { type: 'm2c', coin: 'USDT' }),
    field('user/exchange', 'num', { type: 'm2c', coin: 'USDT' }),
    field('user/exchange', 'amount', { type: 'c2m', coin: 'BTC' }, { right: '0.01' }),
    field('user/yebjoinnow', 'money', join),
    field('user/yebappend', 'money', { id: holdingId }, { optional: true }),
    field('user/yebappend', 'append_money', { id: holdingId }, { optional: true }),
    field('user/yuebaoinfo', 'money', { id: projectId }, { optional: true }),
  ];
}
