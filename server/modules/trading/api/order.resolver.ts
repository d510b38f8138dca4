import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { toConnection } from '../../../graphql/connection';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import { attempt } from '../../../graphql/user-errors';
import { requireUser } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readId, readMoney, readPrice } from '../../../platform/text/read-money';
import type { Order } from '../order.entity';
import { showOrder, showOrders } from './show-order';
import type { MarketLoaders } from '../../market';
import {
  OrderConnection,
  OrderFilterInput,
  OrderPlaceInput,
  OrderPlacePayload,
  OrderTotalsType,
  OrderType,
} from './order.types';
import { orderById, orderByKey, orders, orderTotals } from '../orders';
import { placeOrder } from '../place-order';

@Resolver()
export class OrderResolver {
  @Query(() => OrderConnection, { description: 'Own orders, newest first.' })
  async orders(
    @Ctx() ctx: ApiContext<MarketLoaders>,
    @Arg('filter', () => OrderFilterInput, { nullable: true }) filter: OrderFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const rows = await orders(ctx, userId, { ...filter, ...page });
    return toConnection(await showOrders(ctx, rows), page, ({ id }) => id);
  }

  @Query(() => OrderTotalsType, { description: 'Count, stake and net over a whole filter.' })
  async orderTotals(
    @Ctx() ctx: ApiContext<MarketLoaders>,
    @Arg('filter', () => OrderFilterInput, { nullable: true }) filter: OrderFilterInput | null,
  ): Promise<OrderTotalsType> {
    const { userId } = requireUser(ctx);
    const { count, stake, net } = await orderTotals(ctx, userId, filter ?? {});
    return { count, stake: toMoneyType(stake), net: toMoneyType(net) };
  }

  @Query(() => OrderType, { nullable: true, description: 'One own order.' })
  async order(@Ctx() ctx: ApiContext<MarketLoaders>, @Arg('id', () => ID) id: string) {
    const { userId } = requireUser(ctx);
    return shownOrNull(ctx, readId(id) ? await orderById(ctx, userId, id) : null);
  }

  @Query(() => OrderType, {
    nullable: true,
    description: 'The order an own idempotency key opened, if it did.',
  })
  async orderByKey(
    @Ctx() ctx: ApiContext<MarketLoaders>,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ) {
    const { userId } = requireUser(ctx);
    return shownOrNull(ctx, await orderByKey(ctx, userId, idempotencyKey));
  }

  @Mutation(() => OrderPlacePayload, {
    description: 'Opens a timed contract and freezes its stake and fee.',
  })
  async orderPlace(
    @Ctx() ctx: ApiContext<MarketLoaders>,
    @Arg('input', () => OrderPlaceInput) input: OrderPlaceInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => {
      requireUser(ctx); // who, before anything is said about what was sent
      return placeOrder(ctx, {
        ...input,
        amount: readMoney('USD', input.amount, 'amount'),
        seenPrice: input.seenPrice == null ? null : readPrice(input.seenPrice, 'seenPrice'),
        tolerance: input.tolerance == null ? null : readPrice(input.tolerance, 'tolerance'),
      });
    });
    return { order: await shownOrNull(ctx, value?.order ?? null), userErrors };
  }
}

const shownOrNull = (ctx: ApiContext<MarketLoaders>, order: Order | null) =>
  order === null ? null : showOrder(ctx, order);
