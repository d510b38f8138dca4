import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import type { RechargesLoaders } from '../../recharges';
import { stateOf } from '../bonuses';
import { titleOfCredit } from '../credit-title';
import type { Bonus } from '../credits.entities';
import type { CreditsLoaders } from '../credits.loaders';
import type { CreditType } from './credit.types';

export type CreditContext = ApiContext<CreditsLoaders & RechargesLoaders>;

/** A bonus with the recharge that it is, in the language of the request. */
export async function showCredit(ctx: CreditContext, bonus: Bonus): Promise<CreditType> {
  const record = await ctx.loaders.rechargeRecords.load(bonus.rechargeId);
  if (!record) throw new Error(`recharge ${bonus.rechargeId} of a credit is gone`);
  const campaign =
    record.campaignId === null ? null : await ctx.loaders.campaigns.load(record.campaignId);
  const { id, rechargeId, grantedAt, amount, remaining, turnoverRequired, turnoverDone } = bonus;
  return {
    ...{ id, rechargeId, grantedAt, number: record.number, class: record.class },
    title: titleOfCredit(ctx.locale, campaign),
    state: stateOf(bonus),
    amount: toMoneyType(usd(amount)),
    left: toMoneyType(usd(remaining)),
    turnover: {
      required: toMoneyType(usd(turnoverRequired)),
      done: toMoneyType(usd(turnoverDone)),
      left: toMoneyType(usd(turnoverRequired - turnoverDone)),
    },
  };
}
