import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import type { AccountsLoaders } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import type { MarketLoaders } from '../../market';
import type { Order } from '../order.entity';
import { AdminOrderFilterInput, AdminOrderList, AdminOrderType } from './order-admin.types';
import { showOrder } from './show-order';
import { anyOrderById, ordersOfAll } from '../orders';

type TradingContext = ApiContext<AccountsLoaders & MarketLoaders>;

@Resolver(() => AdminOrderType)
export class OrderAdminResolver {
  @May('order.read')
  @Query(() => AdminOrderList, { description: 'Contracts, newest first.' })
  async orders(
    @Ctx() ctx: TradingContext,
    @Arg('filter', () => AdminOrderFilterInput, { nullable: true })
    filter: AdminOrderFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const rows = await ordersOfAll(ctx, { ...filter, ...page });
    const shown = await Promise.all(rows.map((order) => showAdminOrder(ctx, order)));
    return toList(shown, page, ({ id }) => id);
  }

  @May('order.read')
  @Query(() => AdminOrderType, { nullable: true, description: 'One contract.' })
  async order(@Ctx() ctx: TradingContext, @Arg('id', () => ID) id: string) {
    const order = readId(id) ? await anyOrderById(ctx, id) : null;
    return order === null ? null : showAdminOrder(ctx, order);
  }

  @FieldResolver(() => AdminUserType)
  user(@Ctx() ctx: TradingContext, @Root() { userId }: Order) {
    return ctx.loaders.users.load(userId);
  }
}

/** A contract as staff see it. */
export async function showAdminOrder(ctx: TradingContext, order: Order) {
  const shown = await showOrder(ctx, order);
  const { symbol } = shown.instrument;
  return { ...shown, symbol, termsHash: order.termsHash.toString('hex') };
}
