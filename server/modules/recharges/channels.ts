import type { Language } from '../../../schema/languages';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { RechargeChannel } from './recharge.entity';

interface Asking {
  readonly db: Reads;
  readonly config: Pick<Context['config'], 'mode'>;
}

/** Ways to pay in that are open, in the order shown. Practice money comes in in practice mode alone. */
export async function rechargeChannels({ db, config }: Asking): Promise<RechargeChannel[]> {
  const open = await db
    .getRepository(RechargeChannel)
    .find({ where: { open: true }, order: { sort: 'ASC' } });
  return open.filter(({ kind }) => kind !== 'PRACTICE' || config.mode === 'practice');
}

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

/** Every channel, closed ones too, in the order shown. */
export const allChannels = ({ db }: Pick<Context, 'db'>): Promise<RechargeChannel[]> =>
  db.getRepository(RechargeChannel).find({ order: { sort: 'ASC', id: 'ASC' } });

/** Titles of channels in this language, or in English, by id. */
export async function channelNames(
  db: Reads,
  ids: readonly string[],
  locale: Language,
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; title: string }>(
    db,
    `SELECT id, coalesce(titles ->> $2, titles ->> 'en', kind) AS title FROM recharge_channel WHERE id = ANY ($1)`,
    [ids, locale],
  );
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** The channels with this title in any language. */
export async function channelsCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    `SELECT id FROM recharge_channel c WHERE EXISTS (
       SELECT FROM jsonb_each_text(c.titles) t WHERE lower(t.value) = lower($1)) ORDER BY id LIMIT 20`,
    [text],
  );
  return found.map(({ id }) => id);
}
