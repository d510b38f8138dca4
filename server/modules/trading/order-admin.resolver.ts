import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../graphql/api-context';
import { toList } from '../../graphql/page';
import { Decimal, MoneyType } from '../../graphql/scalars';
import { readPage } from '../../platform/page';
import { readId } from '../../platform/read-money';
import { AdminUserType } from '../accounts/user-admin.types';
import { requirePermission } from '../staff';
import type { Order } from './order.entity';
import { AdminOrderFilterInput, AdminOrderList, AdminOrderType } from './order-admin.types';
import { orderFields } from './order-fields.types';
import { priceOf } from './order.resolver';
import { OrderStateEnum } from './order.types';
import { anyOrderById, ordersOfAll } from './orders';

@Resolver(() => AdminOrderType)
export class OrderAdminResolver {
  @Query(() => AdminOrderList, { description: 'Contracts, newest first.' })
  async orders(
    @Ctx() ctx: ApiContext,
    @Arg('filter', () => AdminOrderFilterInput, { nullable: true })
    filter: AdminOrderFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    requirePermission(ctx, 'order.read');
    const page = readPage(first, after);
    return toList(await ordersOfAll(ctx, { ...filter, ...page }), page, ({ id }) => id);
  }

  @Query(() => AdminOrderType, { nullable: true, description: 'One contract.' })
  order(@Ctx() ctx: ApiContext, @Arg('id', () => ID) id: string): Promise<Order | null> {
    requirePermission(ctx, 'order.read');
    return readId(id) ? anyOrderById(ctx, id) : Promise.resolve(null);
  }

  @FieldResolver(() => AdminUserType)
  user(@Ctx() ctx: ApiContext, @Root() { userId }: Order) {
    return ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => String)
  async symbol(@Ctx() ctx: ApiContext, @Root() { instrumentId }: Order): Promise<string> {
    return (await ctx.loaders.instruments.load(instrumentId))?.symbol ?? '';
  }

  @FieldResolver(() => String, { description: 'SHA-256 of the frozen terms, hexadecimal.' })
  termsHash(@Root() { termsHash }: Order): string {
    return termsHash.toString('hex');
  }

  @FieldResolver(() => MoneyType)
  stake(@Root() order: Order) {
    return orderFields.stake(order);
  }

  @FieldResolver(() => MoneyType)
  fee(@Root() order: Order) {
    return orderFields.fee(order);
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

  @FieldResolver(() => MoneyType, { nullable: true })
  paid(@Root() order: Order) {
    return orderFields.paid(order);
  }

  @FieldResolver(() => MoneyType, { nullable: true })
  net(@Root() order: Order) {
    return orderFields.net(order);
  }
}
