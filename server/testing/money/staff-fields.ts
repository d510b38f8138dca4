import { randomUUID } from 'node:crypto';
import { languages } from '../../../schema/languages';
import { mutationField, type Ids, type MoneyField } from './fields';

const key = () => ({ idempotencyKey: randomUUID() });
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
    rewardTier(),
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

/** What one tier of the rewards for inviting is to give. */
function rewardTier(): MoneyField {
  const field = mutationField('admin')({
    ...{ mutation: 'rewardTermsPropose', type: 'RewardTermsProposeInput', field: 'tiers' },
    input: (amount) => ({ reason: 'A test', tiers: [{ need: 1, amount, turnoverTimes: 3 }] }),
  });
  return { ...field, name: 'RewardTierInput.amount' };
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
