import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { UserSessionsDocument } from './userSessions.generated';

/** Where one customer signed in: shown on the customer's page alone. */
export const userSessions = {
  resource: { name: 'userSessions' },
  table: {
    list: async ({ filter, ...page }) => {
      const { userId = '' } = filter;
      return (await ask(UserSessionsDocument, { ...page, userId })).userSessions;
    },
  },
  access: { list: 'user.read' },
  ofUser: {
    tab: 'userSessions',
    Table: lazyScreen('UserSessionTable', () => import('./UserSessionTable')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
