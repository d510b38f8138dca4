import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { channelsByIds } from './channels';
import type { RechargeChannel } from './recharge.entity';

/** Batched reads of one request. */
export interface RechargesLoaders {
  /** Ways to pay in, by id. */
  readonly channels: DataLoader<string, RechargeChannel | null>;
}

export const rechargesLoaders = (ctx: Context): RechargesLoaders => ({
  channels: new DataLoader((ids) => channelsByIds(ctx, ids)),
});
