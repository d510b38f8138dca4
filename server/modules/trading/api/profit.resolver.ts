import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { toConnection } from '../../../graphql/connection';
import { toMoneyType } from '../../../graphql/scalars';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { profitDays } from '../profit-days';
import { ProfitDayConnection } from './profit.types';

@Resolver()
export class ProfitResolver {
  @Query(() => ProfitDayConnection, {
    description: 'Own profit by the platform day of settlement, newest first.',
  })
  async profitDays(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const days = (await profitDays(ctx, userId, page)).map(({ stake, net, ...day }) => ({
      ...day,
      stake: toMoneyType(stake),
      net: toMoneyType(net),
    }));
    return toConnection(days, page, ({ id }) => id);
  }
}
