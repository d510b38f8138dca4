import { CandlestickChart } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { ask } from '../../lib/request';
import { OrderList } from './OrderList';
import { OrderDocument, OrdersDocument } from './orders.generated';
import { OrderShow } from './OrderShow';
import { OrderTable } from './OrderTable';

/** Read only: nobody can change a contract, its terms or its outcome. */
export const orders = {
  resource: {
    name: 'orders',
    list: OrderList,
    show: OrderShow,
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
    Table: () => <OrderTable withUser={false} />,
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
