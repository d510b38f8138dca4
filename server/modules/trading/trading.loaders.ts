import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { resultsOfMany, type TradingResults } from './results';

/** Batched reads of one request. */
export interface TradingLoaders {
  /** What trading came to, by the user's id. */
  readonly results: DataLoader<string, TradingResults>;
}

export const tradingLoaders = (ctx: Context): TradingLoaders => ({
  results: new DataLoader((ids) => resultsOfMany(ctx, ids)),
});
