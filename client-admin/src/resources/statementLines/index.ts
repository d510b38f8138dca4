import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { UserStatementDocument } from './statementLines.generated';

/** The movements of one customer: shown on the customer's page alone. */
export const statementLines = {
  resource: { name: 'statementLines' },
  table: {
    list: async ({ first, after, filter }) => {
      const { userId = '' } = filter;
      return (await ask(UserStatementDocument, { first, after, userId })).userStatement;
    },
  },
  access: { list: 'user.read' },
  ofUser: {
    tab: 'statement',
    Table: lazyScreen('StatementTable', () => import('./StatementTable')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
