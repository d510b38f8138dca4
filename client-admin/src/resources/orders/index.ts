import { CandlestickChart } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { OrderDocument, OrdersDocument } from './orders.generated';

/** Read only: nobody can change a contract, its terms or its outcome. */
export const orders = {
  resource: {
    name: 'orders',
    list: lazyScreen('OrderList', () => import('./OrderList')),
    show: lazyScreen('OrderShow', () => import('./OrderShow')),
    recordRepresentation: 'number',
  },
  table: {
    list: async (asked) => (await ask(OrdersDocument, asked)).orders,
    one: async (id) => (await ask(OrderDocument, { id })).order,
  },
  access: { list: 'order.read', show: 'order.read' },
  menu: { group: 'records', icon: CandlestickChart },
  ofUser: {
    tab: 'orders',
    Table: lazyScreen('UserOrders', () => import('./UserOrders')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
