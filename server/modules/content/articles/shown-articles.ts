import type { ActivityPhase, WrittenKind } from '../../../../schema/content/articles';
import type { Language } from '../../../../schema/languages';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { inOrder } from '../../../platform/in-order';
import type { PageAsked } from '../../../platform/page';

/** An article as people see it, in their language. What it says is read by `shownBodies`. */
export interface ShownArticle {
  readonly id: string;
  readonly kind: WrittenKind;
  readonly title: string;
  /** Empty where it has none. */
  readonly summary: string;
  /** The hash of its picture. */
  readonly picture: string | null;
  readonly link: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Since when people see it. */
  readonly shownAt: Date;
  /** Of an activity. */
  readonly phase: ActivityPhase | null;
  /** Of an activity that shows the terms of a campaign. */
  readonly campaignId: string | null;
}

export interface ShownAsked extends PageAsked {
  readonly kind: WrittenKind;
  readonly language: Language;
  /** Of activities; null: all of them. */
  readonly phases: readonly ActivityPhase[] | null;
}

/** What people see now: published, and within its window; an activity is seen before and after its period too. */
const SHOWN = `
  SELECT a.id, a.kind, v.titles ->> $1 AS title, coalesce(v.summaries ->> $1, '') AS summary, v.picture, v.link,
    a.starts_at, a.ends_at, a.seen_at AS shown_at, CASE WHEN a.kind = 'ACTIVITY' THEN p.phase END AS phase, v.campaign_id
  FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = a.published,
    LATERAL (SELECT CASE WHEN tarn_now() < a.starts_at THEN 'UPCOMING' WHEN tarn_now() >= a.ends_at THEN 'ENDED'
      ELSE 'RUNNING' END AS phase) p
  WHERE a.state = 'PUBLISHED' AND (a.kind = 'ACTIVITY' OR p.phase = 'RUNNING')`;

/** The heavier first, then the newer; rows hold one more than asked for when there are more. */
export const shownArticles = (
  db: Reads,
  { kind, language, phases, first, after }: ShownAsked,
): Promise<ShownArticle[]> =>
  rows<ShownArticle>(
    db,
    `${SHOWN} AND a.kind = $2 AND ($3::text[] IS NULL OR p.phase = ANY ($3))
       AND ($4::bigint IS NULL OR (a.weight, a.seen_at, a.id) < (
         SELECT o.weight, o.seen_at, o.id FROM article o WHERE o.id = $4))
     ORDER BY a.weight DESC, a.seen_at DESC, a.id DESC LIMIT $5`,
    [language, kind, phases, after, first + 1],
  );

/** The newest of a kind that people see now, whatever its weight; null where there is none. */
export async function newestShown(
  db: Reads,
  kind: WrittenKind,
  language: Language,
): Promise<ShownArticle | null> {
  const [row] = await rows<ShownArticle>(
    db,
    `${SHOWN} AND a.kind = $2 ORDER BY a.seen_at DESC, a.id DESC LIMIT 1`,
    [language, kind],
  );
  return row ?? null;
}

/** One that people see now; null where there is none. */
export async function shownArticle(
  db: Reads,
  id: string,
  language: Language,
): Promise<ShownArticle | null> {
  const [row] = await rows<ShownArticle>(db, `${SHOWN} AND a.id = $2`, [language, id]);
  return row ?? null;
}

/** What articles say, in one language, by id; empty for one that people do not see. */
export async function shownBodies(
  db: Reads,
  ids: readonly string[],
  language: Language,
): Promise<string[]> {
  const found = await rows<{ id: string; body: string | null }>(
    db,
    `SELECT a.id, v.bodies ->> $1 AS body
     FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = a.published
     WHERE a.id = ANY ($2) AND a.state = 'PUBLISHED'`,
    [language, ids],
  );
  return inOrder(ids, found, ({ id }) => id).map((row) => row?.body ?? '');
}
