import { ask } from '../../lib/request';
import type { AnsweredQueue } from '../../queue/queue';
import {
  blockedBy,
  conversationFigures,
  isClosed,
  type Conversation,
  type ConversationRow,
} from './conversation';
import { ConversationAbout } from './ConversationAbout';
import { conversationActions } from './conversationActions';
import { ConversationTotalsDocument } from './conversations.generated';
import { ConversationStatePill } from './ConversationStatePill';
import { ConversationWho } from './ConversationWho';
import { ConversationFilters } from './list/ConversationFilters';
import { readFilter } from './list/readFilter';

/** What people say to customer service. */
export const conversationQueue: AnsweredQueue<ConversationRow, Conversation> = {
  resource: 'conversations',
  event: 'CONVERSATIONS',
  figures: conversationFigures,
  columns: [
    { name: 'user', show: (row) => <ConversationWho row={row} /> },
    { name: 'topic', show: (row) => <ConversationAbout row={row} /> },
  ],
  isDecided: isClosed,
  blockedBy,
  Filters: ConversationFilters,
  State: ConversationStatePill,
  acts: conversationActions,
  totals: async (filter) => {
    const { conversationTotals } = await ask(ConversationTotalsDocument, {
      filter: readFilter(filter),
    });
    return { ...conversationTotals, amount: null };
  },
};
