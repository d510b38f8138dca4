import { callSql, requireStaff, type Context } from '../../platform/context';
import type { RechargeChannel } from './recharge.entity';

export type NewChannel = Pick<
  RechargeChannel,
  'kind' | 'titles' | 'details' | 'notes' | 'min' | 'max' | 'sort'
>;

/**
 * Opens a way to pay in, with its audit entry; used by the practice world, until the console can do it.
 * The database refuses whoever is no administrator or not signed in.
 */
export async function addRechargeChannel(ctx: Context, channel: NewChannel): Promise<void> {
  await callSql(ctx, 'add_recharge_channel($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    requireStaff(ctx).staffId,
    channel.kind,
    channel.titles,
    JSON.stringify(channel.details),
    channel.notes,
    channel.min,
    channel.max,
    channel.sort,
    ctx.address,
  ]);
}
