import { DashboardDocument } from '../lib/dashboard.generated';
import { ask } from '../lib/request';
import { AuditEntriesDocument } from '../resources/auditEntries/auditEntries.generated';
import { OrderDocument, OrdersDocument } from '../resources/orders/orders.generated';
import { RechargeDocument, RechargesDocument } from '../resources/recharges/recharges.generated';
import {
  UserDocument,
  UsersDocument,
  UserStatementDocument,
} from '../resources/users/users.generated';
import type { Page } from './cursors';

interface Row {
  readonly id: string;
}

interface Asked {
  readonly first: number;
  readonly after: string | null;
  /** The filter of the screen; its fields are those of the list's own filter. */
  readonly filter: Readonly<Record<string, string>>;
}

export interface Table {
  readonly list?: (asked: Asked) => Promise<Page<Row>>;
  readonly one?: (id: string) => Promise<Row | null>;
}

/** Resource → how its rows are fetched. A new table is one entry here. */
export const tables: Readonly<Record<string, Table>> = {
  recharges: {
    list: async (asked) => (await ask(RechargesDocument, asked)).recharges,
    one: async (id) => (await ask(RechargeDocument, { id })).recharge,
  },
  users: {
    list: async (asked) => (await ask(UsersDocument, asked)).users,
    one: async (id) => (await ask(UserDocument, { id })).user,
  },
  statementLines: {
    list: async ({ first, after, filter }) => {
      const { userId = '' } = filter;
      return (await ask(UserStatementDocument, { first, after, userId })).userStatement;
    },
  },
  orders: {
    list: async (asked) => (await ask(OrdersDocument, asked)).orders,
    one: async (id) => (await ask(OrderDocument, { id })).order,
  },
  auditEntries: {
    list: async (asked) => (await ask(AuditEntriesDocument, asked)).auditEntries,
  },
  /** One row, because there is one dashboard. */
  dashboard: {
    one: async (id) => ({ ...(await ask(DashboardDocument, {})).dashboard, id }),
  },
};
