import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { CannedReply } from './conversation.entity';

interface Named {
  readonly id: string;
  readonly name: string | null;
}

const byId = (found: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(found.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));

/** The numbers of conversations, by id. */
export const conversationNumbers = async (db: Reads, ids: readonly string[]) =>
  byId(await rows<Named>(db, 'SELECT * FROM conversation_numbers($1)', [ids]));

/** The conversation with this number. */
export async function conversationsCalled(db: Reads, text: string): Promise<string[]> {
  const [found] = await rows<{ id: string | null }>(db, 'SELECT conversation_called($1) AS id', [
    text.toUpperCase(),
  ]);
  return found?.id == null ? [] : [found.id];
}

/** The names of replies, by id. */
export const replyNames = async (db: Reads, ids: readonly string[]) =>
  byId(await rows<Named>(db, 'SELECT id, name FROM canned_reply WHERE id = ANY ($1)', [ids]));

export const repliesCalled = async (db: Reads, name: string): Promise<string[]> =>
  (await db.getRepository(CannedReply).findBy({ name })).map(({ id }) => id);
