import { type Context, type Reads } from '../../platform/context';
import { RechargeChannel } from './recharge.entity';

/** Ways to pay in that are open, in the order shown. */
export const rechargeChannels = ({ db }: { readonly db: Reads }): Promise<RechargeChannel[]> =>
  db.getRepository(RechargeChannel).find({ where: { open: true }, order: { sort: 'ASC' } });

/** Channels by id, closed ones too, in the order asked for. */
export async function channelsByIds(
  ctx: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(RechargeChannel | null)[]> {
  const rows = await ctx.db
    .getRepository(RechargeChannel)
    .createQueryBuilder('c')
    .where('c.id = ANY (:ids)', { ids })
    .getMany();
  const byId = new Map(rows.map((channel) => [channel.id, channel]));
  return ids.map((id) => byId.get(id) ?? null);
}
