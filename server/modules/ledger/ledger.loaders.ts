import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { balancesOf, type Balances } from './balances';

/** Batched reads of one request. */
export interface LedgerLoaders {
  /** What a user has, by the user's id. */
  readonly balances: DataLoader<string, Balances>;
}

export const ledgerLoaders = (ctx: Context): LedgerLoaders => ({
  balances: new DataLoader((ids) => Promise.all(ids.map((id) => balancesOf(ctx, id)))),
});
