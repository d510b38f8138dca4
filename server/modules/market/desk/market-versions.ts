import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';

export const marketVersionKinds = [
  'CALENDAR',
  'INSTRUMENT',
  'PROHIBITION',
  'TERMS',
  'FEED',
] as const;
export type MarketVersionKind = (typeof marketVersionKinds)[number];

/** One change of a market: what it was, what it is since. */
export interface MarketVersion {
  readonly id: string;
  readonly kind: MarketVersionKind;
  /** Null: the platform itself. */
  readonly staffId: string | null;
  readonly reason: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly fromAt: Date;
}

export interface VersionsOf {
  readonly of: 'calendar' | 'instrument';
  readonly id: string;
}

/** What administrators changed, newest first; rows hold one more than asked for when there are more. */
export const marketVersions = (
  { db }: Pick<Context, 'db'>,
  { of, id, first, after }: VersionsOf & PageAsked,
): Promise<MarketVersion[]> =>
  rows<MarketVersion>(
    db,
    `SELECT id, kind, staff_id, reason, before, after, from_at FROM market_version
     WHERE ${of}_id = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [id, after, first + 1],
  );

/** The id of the newest, `0` for none: what an editor says it has read. */
export async function newestVersion(
  { db }: Pick<Context, 'db'>,
  { of, id }: VersionsOf,
): Promise<string> {
  const [row] = await rows<{ id: string }>(
    db,
    `SELECT coalesce(max(id), 0)::text AS id FROM market_version WHERE ${of}_id = $1`,
    [id],
  );
  return row?.id ?? '0';
}
