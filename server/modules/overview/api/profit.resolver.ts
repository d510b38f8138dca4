import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toConnection } from '../../../graphql/connection';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import type { MarketLoaders } from '../../market';
import { showOrder } from '../../trading/api/show-order';
import { profitDays } from '../profit-days';
import { placeText, profitItems, readPlace, type ProfitItem } from '../profit-items';
import { ProfitDayConnection, ProfitItemConnection } from './profit.types';

@Resolver()
export class ProfitResolver {
  @Query(() => ProfitDayConnection, {
    description: 'Own profit by platform day, newest first: settled contracts and interest.',
  })
  async profitDays(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const days = (await profitDays(ctx, page)).map(({ stake, interest, net, ...day }) => ({
      ...day,
      stake: toMoneyType(stake),
      interest: toMoneyType(interest),
      net: toMoneyType(net),
    }));
    return toConnection(days, page, ({ id }) => id);
  }

  @Query(() => ProfitItemConnection, {
    description: 'Own settled contracts and holdings by when they began, newest first.',
  })
  async profitItems(
    @Ctx() ctx: ApiContext<MarketLoaders>,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { first: size } = readPage(first, null);
    const found = await profitItems(ctx, { first: size, after: readPlace(after) });
    const edges = await Promise.all(
      found.slice(0, size).map(async ({ item, place }) => ({
        cursor: placeText(place),
        node: await show(ctx, item),
      })),
    );
    const endCursor = edges.at(-1)?.cursor ?? null;
    return { edges, pageInfo: { endCursor, hasNextPage: found.length > size } };
  }
}

async function show(ctx: ApiContext<MarketLoaders>, { order, holding }: ProfitItem) {
  if (order === null) {
    const net = toMoneyType(usd(holding.accrued - holding.reduction));
    return { id: `holding-${holding.id}`, at: holding.startedAt, net, order, holding };
  }
  const shown = await showOrder(ctx, order);
  const net = shown.net ?? toMoneyType(usd(0));
  return { id: `order-${order.id}`, at: order.openedAt, net, order: shown, holding };
}
