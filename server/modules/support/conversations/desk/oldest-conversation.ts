import type { Context } from '../../../../platform/context';
import { readAs } from '../../../../platform/database/read-as';
import { rows } from '../../../../platform/database/rows';

interface Oldest {
  /** When the first word without an answer was said. */
  readonly oldestAt: Date;
  /** By when its answer was promised. */
  readonly dueAt: Date;
}

const OLDEST = `
  SELECT r.review_by AS due_at, coalesce(w.at, r.opened_at) AS oldest_at
  FROM (SELECT c.id, c.review_by, c.opened_at FROM conversation_review c
      WHERE c.review_state = 'SUBMITTED' AND c.decision IS NULL ORDER BY c.review_by, c.id LIMIT 1) r
    LEFT JOIN LATERAL (SELECT min(m.at) AS at FROM conversation_message m
      WHERE m.conversation_id = r.id AND m.author IN ('USER', 'VISITOR') AND m.id > (SELECT coalesce(max(s.id), 0)
        FROM conversation_message s WHERE s.conversation_id = r.id AND s.author = 'STAFF')) w ON true`;

/** Of the conversations that nobody has in hand, the one whose answer was promised first; null where none waits. */
export async function oldestConversation(ctx: Context): Promise<Oldest | null> {
  const [row = null] = await readAs(ctx, (tx) => rows<Oldest>(tx, OLDEST, []));
  return row;
}
