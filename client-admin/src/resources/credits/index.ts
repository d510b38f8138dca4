import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { CreditsOfUserDocument } from './credits.generated';

/** What the platform gave one customer, and the turnover that frees it: on the customer's page alone. */
export const credits = {
  resource: { name: 'credits' },
  table: {
    list: async ({ first, after, filter }) => {
      const { userId = '' } = filter;
      return (await ask(CreditsOfUserDocument, { userId, first, after })).creditsOfUser;
    },
  },
  access: { list: 'credit.read' },
  ofUser: {
    tab: 'credits',
    Table: lazyScreen('CreditTable', () => import('./CreditTable')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
