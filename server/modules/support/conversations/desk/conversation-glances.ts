import DataLoader from 'dataloader';
import type { ReviewState } from '../../../../../schema/review-states';
import type { Context } from '../../../../platform/context';
import { readAs } from '../../../../platform/database/read-as';
import { rows } from '../../../../platform/database/rows';

/** What a row of the desk tells besides the conversation itself. */
export interface ConversationGlance {
  readonly id: string;
  /** Said by the person and read by nobody of staff; counted up to `UNREAD_MOST`. */
  readonly unread: number;
  /** When the oldest thing was said that has no answer; else when the last thing was said. */
  readonly waitsSince: Date;
  /** Until when an answer to what was said then is promised. */
  readonly dueBy: Date;
  /** What either side said last, at most 200 characters of it. */
  readonly lastText: string;
}

const UNREAD_MOST = 99;

const GLANCES = `
  SELECT c.id, u.unread, s.at AS waits_since, answer_due(s.at) AS due_by, coalesce(l.body, '') AS last_text
  FROM conversation c
    CROSS JOIN LATERAL (SELECT count(*)::int AS unread FROM (SELECT FROM conversation_message m
      WHERE m.conversation_id = c.id AND m.id > c.staff_read_id AND m.author IN ('USER', 'VISITOR')
      LIMIT ${String(UNREAD_MOST)}) t) u
    CROSS JOIN LATERAL (SELECT min(m.at) AS at FROM conversation_message m
      WHERE m.conversation_id = c.id AND m.author IN ('USER', 'VISITOR') AND m.id > (SELECT coalesce(max(s.id), 0)
        FROM conversation_message s WHERE s.conversation_id = c.id AND s.author = 'STAFF')) w
    LEFT JOIN LATERAL (SELECT m.at, left(m.body, 200) AS body FROM conversation_message m
      WHERE m.conversation_id = c.id AND m.author IN ('USER', 'VISITOR', 'STAFF') ORDER BY m.id DESC LIMIT 1) l ON true
    CROSS JOIN LATERAL (SELECT coalesce(w.at, l.at, c.opened_at) AS at) s
  WHERE c.id = ANY ($1)`;

/** The request that a conversation is about. */
export interface ConversationSubject {
  /** Of the conversation. */
  readonly id: string;
  readonly number: string | null;
  /** Where it is with staff; null for what never comes before them. */
  readonly state: ReviewState | null;
}

/** Batched reads of one request of staff. */
export interface ConversationLoaders {
  readonly conversationGlances: DataLoader<string, ConversationGlance>;
  readonly conversationSubjects: DataLoader<string, ConversationSubject | null>;
}

export const conversationLoaders = (ctx: Context): ConversationLoaders => ({
  conversationGlances: new DataLoader(async (ids) => {
    const found = await readAs(ctx, (tx) => rows<ConversationGlance>(tx, GLANCES, [[...ids]]));
    const byId = new Map(found.map((glance) => [glance.id, glance]));
    return ids.map((id) => byId.get(id) ?? new Error('there is no such conversation'));
  }),
  conversationSubjects: new DataLoader(async (ids) => {
    const found = await rows<ConversationSubject>(
      ctx.db,
      'SELECT * FROM chat_subjects_called($1)',
      [[...ids]],
    );
    const byId = new Map(found.map((subject) => [subject.id, subject]));
    return ids.map((id) => byId.get(id) ?? null);
  }),
});
