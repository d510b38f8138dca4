import { MessageSquareQuote } from 'lucide-react';
import type { ConsoleResource } from '../../../lib/consoleResource';
import { lazyScreen } from '../../../lib/lazyScreen';
import { ask } from '../../../lib/request';
import { CannedRepliesDocument } from './cannedReplies.generated';
import { cannedReplyActions } from './replyActions';

/** What staff say often, in ten languages. */
export const cannedReplies = {
  resource: {
    name: 'cannedReplies',
    list: lazyScreen('CannedReplyList', () => import('./CannedReplyList')),
    recordRepresentation: 'name',
  },
  table: {
    list: async () => {
      const items = (await ask(CannedRepliesDocument, {})).cannedReplies;
      return { items, info: { endCursor: null, hasNext: false } };
    },
  },
  actions: cannedReplyActions,
  access: { list: 'conversation.read', edit: 'conversation.reply' },
  menu: { group: 'records', icon: MessageSquareQuote },
} satisfies ConsoleResource;
