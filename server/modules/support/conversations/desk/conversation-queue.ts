import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { ChatTopic } from '../../../../../schema/chat/conversations';
import type { Context } from '../../../../platform/context';
import { readAs } from '../../../../platform/database/read-as';
import type { PageAsked } from '../../../../platform/page';
import { idOrNone } from '../../../../platform/text/read-money';
import {
  countOf,
  freeByAge,
  pageByAge,
  TABS,
  takeNextReview,
  type QueueCount,
  type QueueTab,
} from '../../../reviews';
import { Conversation } from '../conversation.entity';
import { conversationReview } from './conversation-review';

/** Which conversations. What was said is not searched. */
export interface ConversationFilter {
  readonly tab?: QueueTab | null;
  readonly topic?: ChatTopic | null;
  readonly userId?: string | null;
}

function under(ctx: Context, tx: EntityManager, filter: ConversationFilter) {
  const { tab, topic, userId } = filter;
  const query: SelectQueryBuilder<Conversation> = tx
    .getRepository(Conversation)
    .createQueryBuilder('r')
    .where('true');
  if (tab) query.andWhere(TABS[tab], { me: ctx.staff?.staffId });
  if (tab === 'TO_REVIEW') query.andWhere(`r.review_state <> 'ON_HOLD'`);
  if (topic) query.andWhere('r.topic = :topic', { topic });
  if (userId) query.andWhere('r.user_id = :userId', { userId: idOrNone(userId) });
  return query;
}

/** Those that wait, the oldest first; those that are closed, the newest first. One more than asked for. */
export const conversationQueue = (
  ctx: Context,
  filter: ConversationFilter,
  page: PageAsked,
): Promise<Conversation[]> =>
  readAs(ctx, (tx) => pageByAge(under(ctx, tx, filter), { ...page, tab: filter.tab }));

/** How many stand under a filter; beyond the bound of a queue's depth they are not counted. */
export const conversationTotals = (ctx: Context, filter: ConversationFilter): Promise<QueueCount> =>
  readAs(ctx, (tx) => countOf(tx, under(ctx, tx, filter)));

/**
 * Takes the oldest conversation that waits, or answers the one they hold; null when there is none.
 * @throws LEASE_HELD when they hold a request of another kind
 */
export const takeNextConversation = (
  ctx: Context,
  filter: ConversationFilter,
): Promise<Conversation | null> =>
  takeNextReview(ctx, conversationReview, (after) =>
    readAs(ctx, (tx) => freeByAge(under(ctx, tx, { ...filter, tab: 'TO_REVIEW' }), after)),
  );
