import type { Language } from '../../../schema/languages';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';
import type { PageAsked } from '../../platform/page';
import { Campaign } from './credits.entities';

/** Every campaign, newest first; rows hold one more than asked for when there are more. */
export function campaigns(
  { db }: Pick<Context, 'db'>,
  { first, after }: PageAsked,
): Promise<Campaign[]> {
  const query = db.getRepository(Campaign).createQueryBuilder('c');
  if (after) query.where('c.id < :after', { after });
  return query
    .orderBy('c.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** Campaigns that are open, the oldest first; whether one gives something now is another question. */
export const openCampaigns = ({ db }: Pick<Context, 'db'>): Promise<Campaign[]> =>
  db.getRepository(Campaign).find({ where: { open: true }, order: { id: 'ASC' }, take: 100 });

/** Campaigns by id, in the order asked for. */
export async function campaignsByIds(
  db: Reads,
  ids: readonly string[],
): Promise<(Campaign | null)[]> {
  const found = await db
    .getRepository(Campaign)
    .createQueryBuilder('c')
    .where('c.id = ANY (:ids)', { ids })
    .getMany();
  return inOrder(ids, found, ({ id }) => id);
}

/** Titles of campaigns in this language, or in English, by id. */
export async function campaignNames(
  db: Reads,
  ids: readonly string[],
  locale: Language,
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; title: string }>(
    db,
    `SELECT id, coalesce(titles ->> $2, titles ->> 'en') AS title FROM campaign WHERE id = ANY ($1)`,
    [ids, locale],
  );
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** The campaigns with this title in any language, or this number. */
export async function campaignsCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    `SELECT id FROM campaign c WHERE c.number = upper($1) OR EXISTS (
       SELECT FROM jsonb_each_text(c.titles) t WHERE lower(t.value) = lower($1)) ORDER BY id LIMIT 20`,
    [text],
  );
  return found.map(({ id }) => id);
}

export interface CampaignVersion {
  readonly version: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** What a campaign was, newest first. */
export const campaignVersions = (db: Reads, id: string): Promise<CampaignVersion[]> =>
  rows<CampaignVersion>(
    db,
    `SELECT version, facts, at FROM campaign_version WHERE campaign_id = $1
     ORDER BY version DESC LIMIT 100`,
    [id],
  );
