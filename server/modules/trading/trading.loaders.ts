import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import type { Order, OrderRecord } from './order.entity';
import { orderRecords } from './record/order-records';
import { ownOrders, tradedIn, type Traded } from './orders';
import { resultsOfMany, type TradingResults } from './results';

/** Batched reads of one request. */
export interface TradingLoaders {
  /** What trading came to, by the user's id. */
  readonly results: DataLoader<string, TradingResults>;
  /** Own orders of whoever asks, by id. */
  readonly orders: DataLoader<string, Order | null>;
  /** What an order was on, whoever's it is, by its id: for who copies it. */
  readonly traded: DataLoader<string, Traded | null>;
  /** What own settled orders came to, by the user's id; null before the first. */
  readonly orderRecords: DataLoader<string, OrderRecord | null>;
}

export const tradingLoaders = (ctx: Context): TradingLoaders => ({
  results: new DataLoader((ids) => resultsOfMany(ctx, ids)),
  orders: new DataLoader((ids) => ownOrders(ctx, ids)),
  traded: new DataLoader((ids) => tradedIn(ctx, ids)),
  orderRecords: new DataLoader((ids) => orderRecords(ctx, ids)),
});
