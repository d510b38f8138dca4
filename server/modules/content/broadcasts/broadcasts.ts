import type { BroadcastAudience, BroadcastKind } from '../../../../schema/content/broadcasts';
import type { Language } from '../../../../schema/languages';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import type { Texts } from '../../../platform/text/read-texts';
import { readTo, type BroadcastTo } from './read-broadcast';

/** A broadcast as staff see it. */
export interface Broadcast {
  readonly id: string;
  readonly kind: BroadcastKind;
  readonly audience: BroadcastAudience;
  /** Of LANGUAGE alone. */
  readonly language: Language | null;
  /** How many it was meant for when it was sent. */
  readonly people: number;
  readonly titles: Texts;
  /** Cleaned HTML. */
  readonly bodies: Texts;
  readonly sentAt: Date;
  /** Who sent it, or confirmed that it is sent. */
  readonly sentBy: string;
  /** Since when nobody is shown it. */
  readonly endedAt: Date | null;
}

const FIELDS =
  'b.id, b.kind, b.audience, b.language, b.people, b.titles, b.bodies, b.sent_at, b.sent_by, b.ended_at';

/** Newest first; rows hold one more than asked for when there are more. */
export const broadcasts = (db: Reads, { first, after }: PageAsked): Promise<Broadcast[]> =>
  rows<Broadcast>(
    db,
    `SELECT ${FIELDS} FROM broadcast b WHERE $1::bigint IS NULL OR b.id < $1 ORDER BY b.id DESC LIMIT $2`,
    [after, first + 1],
  );

/** One; null where there is none. */
export async function broadcastById(db: Reads, id: string): Promise<Broadcast | null> {
  const [row] = await rows<Broadcast>(db, `SELECT ${FIELDS} FROM broadcast b WHERE b.id = $1`, [
    id,
  ]);
  return row ?? null;
}

/** How many people it would be meant for now; ids that nobody has are not counted. @throws PARAM_INVALID */
export async function broadcastPeople(db: Reads, asked: BroadcastTo): Promise<number> {
  const { audience, language, readers } = readTo(asked);
  const found = await rows<{ people: number }>(
    db,
    'SELECT broadcast_people($1, $2, $3::bigint[]) AS people',
    [audience, language, readers],
  );
  return found[0]?.people ?? 0;
}

/** How many have read it. */
export async function broadcastReads(db: Reads, id: string): Promise<number> {
  const found = await rows<{ count: number }>(
    db,
    'SELECT count(*)::int AS count FROM broadcast_read r WHERE r.broadcast_id = $1',
    [id],
  );
  return found[0]?.count ?? 0;
}

/** Their titles in this language, or in English, by id, as the audit log speaks of them. */
export const broadcastNames = async (db: Reads, ids: readonly string[], locale: Language) =>
  new Map(
    (
      await rows<{ id: string; name: string }>(
        db,
        `SELECT b.id, coalesce(b.titles ->> $2, b.titles ->> 'en') AS name FROM broadcast b WHERE b.id = ANY ($1)`,
        [ids, locale],
      )
    ).map(({ id, name }) => [id, name]),
  );

/** The broadcast with this number. */
export async function broadcastsCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(db, 'SELECT id FROM broadcast WHERE id = $1', [
    readId(text),
  ]);
  return found.map(({ id }) => id);
}
