import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { UserNotesDocument } from './userNotes.generated';

/** What staff wrote down about one customer: shown on the customer's page alone. */
export const userNotes = {
  resource: { name: 'userNotes' },
  table: {
    list: async ({ filter, ...page }) => {
      const { userId = '' } = filter;
      return (await ask(UserNotesDocument, { ...page, userId })).userNotes;
    },
  },
  access: { list: 'user.read', add: 'user.note' },
  ofUser: {
    tab: 'userNotes',
    Table: lazyScreen('UserNoteTable', () => import('./UserNoteTable')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
