import type { ResourceProps } from 'react-admin';
import { OrderList } from './OrderList';
import { OrderShow } from './OrderShow';

/** Read only: nobody can change a contract, its terms or its outcome. */
export const orders: ResourceProps = {
  name: 'orders',
  list: OrderList,
  show: OrderShow,
  recordRepresentation: 'number',
};
