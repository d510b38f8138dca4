import { Ctx, Query, Resolver } from 'type-graphql';
import { languages } from '../../../../schema/languages';
import { usd } from '../../../../schema/money';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { isPractice, offeredBounds } from '../../market';
import { PlatformType } from './platform.types';
import { settings, supportHours } from '../../settings';

@Resolver()
export class PlatformResolver {
  @Query(() => PlatformType, {
    description: 'What anyone may know of this platform: brand, mode, limits, languages.',
  })
  async platform(@Ctx() ctx: Context): Promise<PlatformType> {
    const [policy, offered, practice] = await Promise.all([
      settings(ctx),
      offeredBounds(ctx),
      isPractice(ctx),
    ]);
    return {
      ...policy,
      practice,
      practiceWorld: ctx.config.mode === 'practice',
      supportHours: supportHours(policy, ctx.locale),
      serverTime: await ctx.now(),
      languages: [...languages],
      multiples: [...policy.multiples],
      rechargeMin: toMoneyType(policy.rechargeMin),
      rechargeMax: toMoneyType(policy.rechargeMax),
      rechargePresets: policy.rechargePresets.map(toMoneyType),
      positionMax: toMoneyType(policy.positionMax),
      orderPresets: policy.orderPresets.map(toMoneyType),
      stakeMin: toMoneyType(usd(offered.stakeMin)),
      stakeMax: toMoneyType(usd(offered.stakeMax)),
      staleAfterMs: offered.staleAfterMs,
    };
  }
}
