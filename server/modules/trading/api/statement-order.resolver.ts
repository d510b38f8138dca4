import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { StatementItemType } from '../../ledger/api/statement-item.types';
import type { MarketLoaders } from '../../market';
import type { TradingLoaders } from '../trading.loaders';
import { OrderType } from './order.types';
import { showOrder } from './show-order';

@Resolver(() => StatementItemType)
export class StatementOrderResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The contract behind it.' })
  async order(
    @Ctx() ctx: ApiContext<MarketLoaders & TradingLoaders>,
    @Root() { key }: StatementItemType,
  ) {
    const [, id] = /^order\.[a-z]+:([0-9]+)$/.exec(key) ?? [];
    const order = id === undefined ? null : await ctx.loaders.orders.load(id);
    return order ? showOrder(ctx, order) : null;
  }
}
