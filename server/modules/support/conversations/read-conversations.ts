import { chatLimits, type ChatState } from '../../../../schema/chat/conversations';
import type { Context } from '../../../platform/context';
import { readAs } from '../../../platform/database/read-as';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';
import { idOrNone, readId } from '../../../platform/text/read-money';
import { shortMemory } from '../../../platform/throttle/short-memory';
import { ChatMessage, Conversation } from './conversation.entity';
import { readOwn, talkerOf, type Secret } from './owner';

/** One's own conversations, the newest first; one more than asked for when there are more. */
export const ownConversations = (
  ctx: Context,
  { first, after }: PageAsked,
  secret: Secret = null,
): Promise<Conversation[]> => {
  const owner = talkerOf(ctx, secret);
  return readOwn(ctx, owner, (tx) => {
    const query = tx.getRepository(Conversation).createQueryBuilder('r').where('true');
    // Row-level security shows nobody else's anyway; these find their own by its index.
    if (owner.userId !== null) query.andWhere('r.user_id = :id', { id: owner.userId });
    if (owner.visitor !== null) query.andWhere('r.visitor_hash = :hash', { hash: owner.visitor });
    if (after) query.andWhere('r.id < :after', { after });
    return query
      .orderBy('r.id', 'DESC')
      .limit(first + 1)
      .getMany();
  });
};

/** An own one; null for somebody else's too. */
export const ownConversation = async (
  ctx: Context,
  id: string,
  secret: Secret = null,
): Promise<Conversation | null> =>
  readOwn(ctx, talkerOf(ctx, secret), (tx) =>
    tx.getRepository(Conversation).findOneBy({ id: idOrNone(id) ?? '0' }),
  );

/** A page of what was said. */
export interface ChatPage extends PageAsked {
  /** Read back from the end, or from before a message, the newest first; else on from a message, in order. */
  readonly back?: boolean;
}

/** What was said after a message, in order; whoever asks for what follows the last one misses and repeats nothing. */
export const ownMessages = (
  ctx: Context,
  { id, ...page }: ChatPage & { readonly id: string },
  secret: Secret = null,
): Promise<ChatMessage[]> =>
  readOwn(ctx, talkerOf(ctx, secret), (tx) => messagesIn(tx.getRepository(ChatMessage), id, page));

/** The same for staff, with their notes. */
export const messagesForStaff = (
  ctx: Context,
  id: string,
  page: ChatPage,
): Promise<ChatMessage[]> =>
  readAs(ctx, (tx) => messagesIn(tx.getRepository(ChatMessage), id, page));

/**
 * In the order of both columns of their index, with the conversation as one of a list: told that it is this one alone,
 * PostgreSQL orders by the number of the message, and to read a long one it may walk what was said in all others since.
 */
const messagesIn = (
  repository: ReturnType<Context['db']['getRepository']> & object,
  id: string,
  { first, after, back = false }: ChatPage,
): Promise<ChatMessage[]> => {
  const query = repository
    .createQueryBuilder('m')
    .where('m.conversation_id = ANY (ARRAY[:id]::bigint[])', { id: readId(id) ?? '0' });
  if (after) query.andWhere(back ? 'm.id < :after' : 'm.id > :after', { after });
  const order = back ? 'DESC' : 'ASC';
  return query
    .orderBy({ 'm.conversationId': order, 'm.id': order })
    .limit(first + 1)
    .getMany() as Promise<ChatMessage[]>;
};

/** Where a conversation is for its owner. */
export function chatStateOf(row: Conversation): ChatState {
  const { closedAt, reviewState, takenBy, answerId } = row;
  if (closedAt !== null) return 'CLOSED';
  if (takenBy !== null) return 'IN_HAND';
  if (reviewState !== 'ON_HOLD') return 'WAITING';
  return answerId === '0' ? 'SILENT' : 'ANSWERED';
}

const DAY_MS = 86_400_000;

/** Until when a closed conversation opens again; null once it does not. */
export async function reopenUntil(
  ctx: Pick<Context, 'now'>,
  { closedAt }: Pick<Conversation, 'closedAt'>,
): Promise<Date | null> {
  if (closedAt === null) return null;
  const until = new Date(closedAt.getTime() + chatLimits.reopenDays * DAY_MS);
  return until > (await ctx.now()) ? until : null;
}

export interface ChatDesk {
  /** When customer service opens; null while it is open. */
  readonly opensAt: Date | null;
  /** The first answer is promised within so many minutes. */
  readonly answerMinutes: number;
  /** Half of the first answers of seven days took at most so many seconds of opening hours; null when there was none. */
  readonly waitSeconds: number | null;
}

const KEEP_MS = 5_000;

/** How customer service stands, at most five seconds old: the same for everybody. */
export const chatDesk = shortMemory<ChatDesk>(KEEP_MS, async ({ db }) => {
  const [row] = await rows<ChatDesk>(db, 'SELECT * FROM chat_desk()', []);
  if (!row) throw new Error('nothing about customer service');
  return row;
});
