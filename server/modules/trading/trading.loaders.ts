import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import type { Order } from './order.entity';
import { ownOrders } from './orders';
import { resultsOfMany, type TradingResults } from './results';

/** Batched reads of one request. */
export interface TradingLoaders {
  /** What trading came to, by the user's id. */
  readonly results: DataLoader<string, TradingResults>;
  /** Own orders of whoever asks, by id. */
  readonly orders: DataLoader<string, Order | null>;
}

export const tradingLoaders = (ctx: Context): TradingLoaders => ({
  results: new DataLoader((ids) => resultsOfMany(ctx, ids)),
  orders: new DataLoader((ids) => ownOrders(ctx, ids)),
});
