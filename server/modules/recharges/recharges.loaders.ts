import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { channelsByIds } from './channels';
import type { Recharge, RechargeChannel } from './recharge.entity';
import { rechargesByIds } from './request-checks/request-checks';

/** Batched reads of one request. */
export interface RechargesLoaders {
  /** Ways to pay in, by id. */
  readonly channels: DataLoader<string, RechargeChannel | null>;
  /** Requests by id, of anybody. */
  readonly recharges: DataLoader<string, Recharge | null>;
}

export const rechargesLoaders = (ctx: Context): RechargesLoaders => ({
  channels: new DataLoader((ids) => channelsByIds(ctx, ids)),
  recharges: new DataLoader((ids) => rechargesByIds(ctx, ids)),
});
