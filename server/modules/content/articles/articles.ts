import type { ArticleState, WrittenKind } from '../../../../schema/content/articles';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';
import type { Texts } from '../../../platform/text/read-texts';

/** One version of an article, as it was kept. */
export interface ArticleVersion {
  readonly articleId: string;
  readonly version: number;
  /** By language. A draft may have fewer than ten. */
  readonly titles: Texts;
  readonly summaries: Texts;
  /** Cleaned HTML. */
  readonly bodies: Texts;
  readonly picture: string | null;
  readonly link: string | null;
  readonly weight: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Of an activity that shows the terms of one. */
  readonly campaignId: string | null;
  /** Null: the platform itself. */
  readonly staffId: string | null;
  readonly madeAt: Date;
}

/** An article as staff see it, with its newest version. */
export interface Article extends ArticleVersion {
  readonly id: string;
  readonly kind: WrittenKind;
  readonly state: ArticleState;
  /** The version that people see, or saw last. */
  readonly published: number | null;
  /** The version that takes its place, and when; null where none does. */
  readonly next: number | null;
  readonly nextAt: Date | null;
  readonly shownAt: Date | null;
  /** The window in which people see what is published; null where it is open. An activity is seen outside of it too. */
  readonly seenFrom: Date | null;
  readonly seenUntil: Date | null;
}

const VERSION = `v.article_id, v.version, v.titles, v.summaries, v.bodies, v.picture, v.link, v.weight, v.starts_at, v.ends_at,
  v.campaign_id, v.staff_id, v.made_at`;
const NEWEST = `SELECT a.id, a.kind, a.state, a.published, a.next, a.next_at, a.shown_at,
  CASE WHEN a.kind <> 'ACTIVITY' THEN a.starts_at END AS seen_from,
  CASE WHEN a.kind <> 'ACTIVITY' THEN a.ends_at END AS seen_until,
  ${VERSION}
  FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = a.version`;

/** The kind of an article; null where there is none. */
export async function kindOf(db: Reads, id: string): Promise<WrittenKind | null> {
  const [row] = await rows<{ kind: WrittenKind }>(db, 'SELECT kind FROM article WHERE id = $1', [
    id,
  ]);
  return row?.kind ?? null;
}

export interface ArticlesAsked extends PageAsked {
  /** Null: of every kind. */
  readonly kind: WrittenKind | null;
  readonly state: ArticleState | null;
}

/** For staff, newest first; rows hold one more than asked for when there are more. */
export const articles = (
  db: Reads,
  { kind, state, first, after }: ArticlesAsked,
): Promise<Article[]> =>
  rows<Article>(
    db,
    `${NEWEST} WHERE ($1::text IS NULL OR a.kind = $1) AND ($2::text IS NULL OR a.state = $2)
       AND ($3::bigint IS NULL OR a.id < $3) ORDER BY a.id DESC LIMIT $4`,
    [kind, state, after, first + 1],
  );

/** One article with its newest version; null where there is none. */
export async function articleById(db: Reads, id: string): Promise<Article | null> {
  const [row] = await rows<Article>(db, `${NEWEST} WHERE a.id = $1`, [id]);
  return row ?? null;
}

/** One version; null where there is none. */
export async function articleVersion(
  db: Reads,
  id: string,
  version: number,
): Promise<ArticleVersion | null> {
  const [row] = await rows<ArticleVersion>(
    db,
    `SELECT ${VERSION} FROM article_version v WHERE v.article_id = $1 AND v.version = $2`,
    [id, version],
  );
  return row ?? null;
}

/** Every version, newest first; rows hold one more than asked for when there are more. */
export const articleVersions = (
  db: Reads,
  id: string,
  { first, after }: PageAsked,
): Promise<ArticleVersion[]> =>
  rows<ArticleVersion>(
    db,
    `SELECT ${VERSION} FROM article_version v WHERE v.article_id = $1
       AND ($2::bigint IS NULL OR v.version < $2) ORDER BY v.version DESC LIMIT $3`,
    [id, after, first + 1],
  );
