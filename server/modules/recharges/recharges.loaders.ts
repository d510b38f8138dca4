import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { matchedCounts } from './bank-lines/bank-lines';
import { channelsByIds } from './channels';
import { codesPaidTo } from './channels/channel-versions';
import { areAlike } from './alike/alike-pictures';
import { paymentReferences } from './payment-references';
import type { Recharge, RechargeChannel } from './recharge.entity';
import { recordsByIds } from './recharges';
import type { RechargeRecord } from './credits/recharge-record.entity';
import { rechargesByIds } from './request-checks/request-checks';

/** Batched reads of one request. */
export interface RechargesLoaders {
  /** Ways to pay in, by id. */
  readonly channels: DataLoader<string, RechargeChannel | null>;
  /** Whether another user's request shows nearly the same picture, by a recharge's id. */
  readonly alike: DataLoader<string, boolean>;
  /** The hash of the QR code that a recharge was paid to, by its id. */
  readonly codesPaidTo: DataLoader<string, string | null>;
  /** Requests by id, of anybody. */
  readonly recharges: DataLoader<string, Recharge | null>;
  /** Recharges by id, paid in and given, as their user sees them; of anybody. */
  readonly rechargeRecords: DataLoader<string, RechargeRecord | null>;
  /** What users write into transfers, by their id. */
  readonly paymentReferences: DataLoader<string, string | null>;
  /** How many lines of a bank's file are matched, by its id. */
  readonly matchedLines: DataLoader<string, number>;
}

export const rechargesLoaders = (ctx: Context): RechargesLoaders => ({
  channels: new DataLoader((ids) => channelsByIds(ctx, ids)),
  alike: new DataLoader((ids) => areAlike(ctx.db, ids)),
  codesPaidTo: new DataLoader((ids) => codesPaidTo(ctx.db, ids)),
  recharges: new DataLoader((ids) => rechargesByIds(ctx, ids)),
  rechargeRecords: new DataLoader((ids) => recordsByIds(ctx, ids)),
  paymentReferences: new DataLoader((ids) => paymentReferences(ctx, ids)),
  matchedLines: new DataLoader((ids) => matchedCounts(ctx, ids)),
});
