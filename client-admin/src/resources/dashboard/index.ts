import type { ConsoleResource } from '../../lib/consoleResource';
import { DashboardDocument } from '../../lib/desk/dashboard.generated';
import { ask } from '../../lib/request';

/** One row, because there is one dashboard. Its screen is the first page. */
export const dashboard = {
  resource: { name: 'dashboard' },
  table: { one: async (id) => ({ ...(await ask(DashboardDocument, {})).dashboard, id }) },
  access: { list: 'dashboard.read' },
} satisfies ConsoleResource;
