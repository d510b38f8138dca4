import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import { requireUser, type Context } from '../../../platform/context';
import { nextHolding } from '../own-holdings';
import type { YieldLoaders } from '../yield.loaders';
import { HoldingType, YieldOverviewType } from './holding.types';

/** All that somebody holds, in sum and in what comes next: no page of a list is all of it. */
@Resolver(() => YieldOverviewType)
export class YieldOverviewResolver {
  @Query(() => YieldOverviewType, { description: 'Own holdings in sum.' })
  async yieldOverview(@Ctx() ctx: ApiContext<YieldLoaders>) {
    const { userId } = requireUser(ctx);
    const { running, ...figures } = await ctx.loaders.yieldFigures.load(userId);
    const { held, due, yesterday, total } = figures;
    const shown = (minor: bigint) => toMoneyType(usd(minor));
    return {
      ...{ held: shown(held), due: shown(due), yesterday: shown(yesterday), total: shown(total) },
      running: Number.parseInt(String(running), 10),
    };
  }

  @FieldResolver(() => HoldingType, {
    nullable: true,
    description:
      'The one to which something happens next: its top-up is due, it ends, or the platform settles it.',
  })
  next(@Ctx() ctx: Context) {
    return nextHolding(ctx);
  }
}
