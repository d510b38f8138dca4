import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { matchedCounts } from './bank-lines/bank-lines';
import { channelsByIds } from './channels';
import { paymentReferences } from './payment-references';
import type { Recharge, RechargeChannel } from './recharge.entity';
import { rechargesByIds } from './request-checks/request-checks';

/** Batched reads of one request. */
export interface RechargesLoaders {
  /** Ways to pay in, by id. */
  readonly channels: DataLoader<string, RechargeChannel | null>;
  /** Requests by id, of anybody. */
  readonly recharges: DataLoader<string, Recharge | null>;
  /** What users write into transfers, by their id. */
  readonly paymentReferences: DataLoader<string, string | null>;
  /** How many lines of a bank's file are matched, by its id. */
  readonly matchedLines: DataLoader<string, number>;
}

export const rechargesLoaders = (ctx: Context): RechargesLoaders => ({
  channels: new DataLoader((ids) => channelsByIds(ctx, ids)),
  recharges: new DataLoader((ids) => rechargesByIds(ctx, ids)),
  paymentReferences: new DataLoader((ids) => paymentReferences(ctx, ids)),
  matchedLines: new DataLoader((ids) => matchedCounts(ctx, ids)),
});
