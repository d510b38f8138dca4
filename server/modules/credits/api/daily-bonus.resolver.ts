import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { toMoneyType } from '../../../graphql/scalars';
import { attempt, newTerms } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { bonusesByRecharges } from '../bonuses';
import { claimDailyBonus } from '../daily/claim-daily-bonus';
import { dailyBonus } from '../daily/daily-bonus';
import { DailyBonusClaimInput, DailyBonusClaimPayload, DailyBonusType } from './daily-bonus.types';
import { showCredit, type CreditContext } from './show-credit';

async function shown(ctx: Context): Promise<DailyBonusType> {
  const { amount, turnover, ...rest } = await dailyBonus(ctx);
  return { ...rest, amount: toMoneyType(amount), turnover: toMoneyType(turnover) };
}

@Resolver()
export class DailyBonusResolver {
  @Query(() => DailyBonusType, { description: 'The bonus of this day, and whether one has it.' })
  dailyBonus(@Ctx() ctx: Context): Promise<DailyBonusType> {
    return shown(ctx);
  }

  @Mutation(() => DailyBonusClaimPayload, {
    description: 'Credits one with the bonus of this day of the platform, once.',
  })
  async dailyBonusClaim(
    @Ctx() ctx: CreditContext,
    @Arg('input', () => DailyBonusClaimInput) input: DailyBonusClaimInput,
  ): Promise<DailyBonusClaimPayload> {
    const { value, userErrors } = await attempt(ctx, async () => {
      const { resultId } = await claimDailyBonus(ctx, input);
      const [bonus] = await bonusesByRecharges(ctx, [resultId]);
      return { credit: bonus ? await showCredit(ctx, bonus) : null, dailyBonus: await shown(ctx) };
    });
    const bonus = value?.dailyBonus ?? (await newTerms(ctx, userErrors, shown));
    return { credit: value?.credit ?? null, dailyBonus: bonus, userErrors };
  }
}
