import { randomUUID } from 'node:crypto';
import { languages } from '../../../schema/languages';
import { FUND_PASSWORD } from '../people/withdrawals';

/** A field of money in one of both APIs, in a request that is right but for the amount. */
export interface MoneyField {
  /** `OrderPlaceInput.amount`, or an old path and its parameter. */
  readonly name: string;
  /** What is right there, and is not refused. */
  readonly right: string;
  /** Nothing at all means something there: no bound, or the smallest. */
  readonly optional: boolean;
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

const mutationField =
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
    field('user/dorecharge', 'money', { type: channelId, screenshot }),
    field('user/cash', 'money', { bank: targetId, pwd: FUND_PASSWORD }),
    field('user/exchange', 'amount', { type: 'm2c', coin: 'USDT' }),
    field('user/exchange', 'amount', { type: 'c2m', coin: 'BTC' }, { right: '0.01' }),
    field('user/yebjoinnow', 'money', join),
    field('user/yebappend', 'money', { id: holdingId }, { optional: true }),
    field('user/yuebaoinfo', 'money', { id: projectId }, { optional: true }),
  ];
}

const inAll = (text: string) => languages.map((language) => ({ language, text }));

/** A project that may be proposed. */
const project = (tomorrow: string) => ({
  ...{ titles: inAll('Steady 30'), descriptions: inAll('Lends to harbours.') },
  ...{ risks: inAll('A loan may fail.'), issuer: 'Tarn', annualPpm: 91_250, days: 30 },
  ...{ dividend: 'END', min: '100.00', max: '5000.00', capacity: '100000.00' },
  ...{ releaseAt: tomorrow, saleStartsAt: tomorrow, saleEndsAt: tomorrow.replace(/^..../, '2099') },
  ...{ topUp: { amount: '200.00', day: 10 }, reductionBp: null, renewable: true },
});

/** What staff type. */
export function staffFields({
  offeredIds,
  userId,
  joinedId,
  request,
  version,
  tomorrow,
}: Ids): MoneyField[] {
  const reason = 'A test';
  const campaign = {
    ...{ titles: [{ language: 'en', text: 'Harbour week' }], class: 'PROMOTION', amount: '50.00' },
    ...{ turnoverTimes: 3, budget: '1000.00', open: true, startsAt: tomorrow },
    endsAt: tomorrow.replace(/^..../, '2099'),
  };
  const channel = {
    ...{ kind: 'BANK', titles: inAll('Bank'), details: [], notes: [], sort: 1, open: true },
    ...{ min: '100.00', max: '2000.00' },
  };
  const credit = { userId, class: 'GIFT', turnoverTimes: 3 };
  const funding = { projectId: joinedId, kind: 'FUND' };
  const field = (
    [mutation, type, name]: readonly [string, string, string],
    rest: Readonly<Record<string, unknown>>,
    { right = '100.00', optional = false } = {},
  ) =>
    mutationField('admin')({
      ...{ mutation, type, field: name, right, optional },
      input: (amount) => ({ ...rest, ...key(), reason, [name]: amount }),
    });
  const offered = project(tomorrow);
  return [
    field(['campaignPropose', 'CampaignProposeInput', 'amount'], campaign, { right: '50.00' }),
    field(['campaignPropose', 'CampaignProposeInput', 'budget'], campaign),
    field(['creditPropose', 'CreditProposeInput', 'amount'], credit),
    field(['projectFundingPropose', 'ProjectFundingProposeInput', 'amount'], {
      ...funding,
      bankReference: `WIRE ${randomUUID()}`,
    }),
    field(['projectPropose', 'ProjectProposeInput', 'min'], offered),
    field(['projectPropose', 'ProjectProposeInput', 'max'], offered, { right: '6000.00' }),
    field(['projectPropose', 'ProjectProposeInput', 'capacity'], offered, { right: '70000.00' }),
    mutationField('admin')({
      ...{ mutation: 'projectPropose', type: 'ProjectProposeInput', field: 'topUp.amount' },
      input: (amount) => ({ ...offered, ...key(), reason, topUp: { amount, day: 10 } }),
    }),
    ...(['min', 'max'] as const).map((bound, n) => offeredTerms(bound, offeredIds[n] ?? '')),
    field(['rechargeChannelPropose', 'RechargeChannelProposeInput', 'min'], channel),
    field(['rechargeChannelPropose', 'RechargeChannelProposeInput', 'max'], channel, {
      right: '3000.00',
    }),
    field(
      ['rechargeApprove', 'RechargeApproveInput', 'creditedAmount'],
      { id: request, version, bankReference: 'TRX 1' },
      { right: '150.00' },
    ),
    ...(['recharges', 'withdrawals'] as const).flatMap((queue) =>
      (['amountMin', 'amountMax'] as const).map((bound) => bounded(queue, bound)),
    ),
  ];
}

/** The least or the most stake on an instrument. */
function offeredTerms(bound: 'min' | 'max', instrumentId: string): MoneyField {
  const offered = { seconds: 60, payoutBp: 8_500, feeBp: 100, min: '10.00', max: '5000.00' };
  const field = mutationField('admin')({
    ...{ mutation: 'termsSet', type: 'TermsSetInput', field: bound },
    input: (amount) => ({
      ...{ instrumentId, version: '0', reason: 'A test' },
      terms: [{ ...offered, [bound]: amount }],
    }),
  });
  return { ...field, name: `OfferedTermsInput.${bound}` };
}

/** A queue between two amounts. */
function bounded(queue: 'recharges' | 'withdrawals', bound: string): MoneyField {
  const type = queue === 'recharges' ? 'AdminRechargeFilter' : 'AdminWithdrawalFilter';
  return {
    ...{ name: `${type}.${bound}`, right: '100.00', optional: true },
    ask: {
      schema: 'admin',
      query: `query Q($filter: ${type}) { ${queue}(filter: $filter) { items { id } } }`,
      variables: (amount) => ({ filter: { [bound]: amount } }),
    },
  };
}
