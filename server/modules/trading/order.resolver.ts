import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { toConnection } from '../../graphql/connection';
import type { ApiContext } from '../../graphql/api-context';
import { Decimal, MoneyType, toMoneyType } from '../../graphql/scalars';
import { attempt } from '../../graphql/user-errors';
import { requireUser } from '../../platform/context';
import { readPage } from '../../platform/page';
import { readId, readMoney, readPrice } from '../../platform/read-money';
import { InstrumentType } from '../market/market.types';
import type { Order } from './order.entity';
import { orderFields } from './order-fields.types';
import {
  OrderConnection,
  OrderFilterInput,
  OrderPlaceInput,
  OrderPlacePayload,
  OrderStateEnum,
  OrderTotalsType,
  OrderType,
} from './order.types';
import { orderById, orderByKey, orders, orderTotals } from './orders';
import { placeOrder } from './place-order';

@Resolver(() => OrderType)
export class OrderResolver {
  @Query(() => OrderConnection, { description: 'Own orders, newest first.' })
  async orders(
    @Ctx() ctx: ApiContext,
    @Arg('filter', () => OrderFilterInput, { nullable: true }) filter: OrderFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    return toConnection(await orders(ctx, userId, { ...filter, ...page }), page, ({ id }) => id);
  }

  @Query(() => OrderTotalsType, { description: 'Count, stake and net over a whole filter.' })
  async orderTotals(
    @Ctx() ctx: ApiContext,
    @Arg('filter', () => OrderFilterInput, { nullable: true }) filter: OrderFilterInput | null,
  ): Promise<OrderTotalsType> {
    const { userId } = requireUser(ctx);
    const { count, stake, net } = await orderTotals(ctx, userId, filter ?? {});
    return { count, stake: toMoneyType(stake), net: toMoneyType(net) };
  }

  @Query(() => OrderType, { nullable: true, description: 'One own order.' })
  order(@Ctx() ctx: ApiContext, @Arg('id', () => ID) id: string): Promise<Order | null> {
    const { userId } = requireUser(ctx);
    return readId(id) ? orderById(ctx, userId, id) : Promise.resolve(null);
  }

  @Query(() => OrderType, {
    nullable: true,
    description: 'The order an own idempotency key opened, if it did.',
  })
  orderByKey(
    @Ctx() ctx: ApiContext,
    @Arg('idempotencyKey', () => String) idempotencyKey: string,
  ): Promise<Order | null> {
    const { userId } = requireUser(ctx);
    return orderByKey(ctx, userId, idempotencyKey);
  }

  @Mutation(() => OrderPlacePayload, {
    description: 'Opens a timed contract and freezes its stake and fee.',
  })
  async orderPlace(
    @Ctx() ctx: ApiContext,
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
    return { order: value?.order ?? null, userErrors };
  }

  @FieldResolver(() => InstrumentType)
  instrument(@Ctx() ctx: ApiContext, @Root() { instrumentId }: Order) {
    return ctx.loaders.instruments.load(instrumentId);
  }

  @FieldResolver(() => MoneyType)
  stake(@Root() order: Order) {
    return orderFields.stake(order);
  }

  @FieldResolver(() => MoneyType)
  fee(@Root() order: Order) {
    return orderFields.fee(order);
  }

  @FieldResolver(() => MoneyType, { description: 'What a win adds to the stake.' })
  expectedProfit(@Root() order: Order) {
    return orderFields.expectedProfit(order);
  }

  @FieldResolver(() => OrderStateEnum)
  state(@Root() order: Order) {
    return orderFields.state(order);
  }

  @FieldResolver(() => Decimal)
  openPrice(@Ctx() ctx: ApiContext, @Root() { openPrice, instrumentId }: Order) {
    return priceOf(ctx, instrumentId, openPrice);
  }

  @FieldResolver(() => Decimal, { nullable: true })
  closePrice(@Ctx() ctx: ApiContext, @Root() { closePrice, instrumentId }: Order) {
    return priceOf(ctx, instrumentId, closePrice);
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'What came to available at settlement.',
  })
  paid(@Root() order: Order) {
    return orderFields.paid(order);
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'Result after the fee, signed.' })
  net(@Root() order: Order) {
    return orderFields.net(order);
  }
}

/** A recorded price with its instrument's decimals. */
export async function priceOf(ctx: ApiContext, instrumentId: string, price: string | null) {
  const instrument = await ctx.loaders.instruments.load(instrumentId);
  return orderFields.price(price, instrument?.decimals ?? 8);
}
