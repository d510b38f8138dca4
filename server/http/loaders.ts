import DataLoader from 'dataloader';
import { usersByIds, type User } from '../modules/accounts';
import { channelsByIds, type RechargeChannel } from '../modules/recharges';
import { balancesOf, type Balances } from '../modules/ledger';
import { marketLoaders, type MarketLoaders } from '../modules/market';
import { staffByIds, type Staff } from '../modules/staff';
import { resultsOfMany, type TradingResults } from '../modules/trading';
import { uploadLinks } from '../modules/uploads';
import type { Context } from '../platform/context';

/** One batch each per request. */
export interface Loaders extends MarketLoaders {
  readonly users: DataLoader<string, User | null>;
  readonly staff: DataLoader<string, Staff | null>;
  readonly balances: DataLoader<string, Balances>;
  readonly results: DataLoader<string, TradingResults>;
  readonly channels: DataLoader<string, RechargeChannel | null>;
  readonly uploadLinks: DataLoader<string, string>;
}

export const createLoaders = (ctx: Context): Loaders => ({
  ...marketLoaders(ctx),
  users: new DataLoader((ids) => usersByIds(ctx, ids)),
  staff: new DataLoader((ids) => staffByIds(ctx, ids)),
  balances: new DataLoader((ids) => Promise.all(ids.map((id) => balancesOf(ctx, id)))),
  results: new DataLoader((ids) => resultsOfMany(ctx, ids)),
  channels: new DataLoader((ids) => channelsByIds(ctx, ids)),
  uploadLinks: new DataLoader((ids) => uploadLinks(ctx, ids)),
});
