import type { ConsoleResource } from '../../lib/consoleResource';
import { ask } from '../../lib/request';
import { UserStatementDocument } from './statementLines.generated';
import { StatementTable } from './StatementTable';

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
  ofUser: { tab: 'statement', Table: StatementTable, filter: (userId) => ({ userId }) },
} satisfies ConsoleResource;
