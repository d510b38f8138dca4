import { MessagesSquare } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { conversationFigures, requestOf, rowOf } from './conversation';
import { conversationActions } from './conversationActions';
import { ConversationDocument, ConversationsDocument } from './conversations.generated';
import { readFilter } from './list/readFilter';

export { cannedReplies } from './replies';

/** No create: people begin a conversation themselves. */
export const conversations = {
  resource: {
    name: 'conversations',
    list: lazyScreen('ConversationList', () => import('./ConversationList')),
    recordRepresentation: 'number',
  },
  table: {
    list: async ({ first, after, filter }) => {
      const asked = { first, after, filter: readFilter(filter) };
      const { items, info } = (await ask(ConversationsDocument, asked)).conversations;
      return { items: items.map(rowOf), info };
    },
    one: async (id) => {
      const found = (await ask(ConversationDocument, { id })).conversation;
      return found && requestOf(found);
    },
  },
  actions: conversationActions,
  access: {
    list: 'conversation.read',
    show: 'conversation.read',
    take: 'conversation.take',
  },
  menu: { group: 'queues', icon: MessagesSquare, figures: conversationFigures },
  ofUser: {
    tab: 'conversations',
    Table: lazyScreen('UserConversations', () => import('./UserConversations')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
