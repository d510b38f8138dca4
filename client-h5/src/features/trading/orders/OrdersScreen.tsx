import { useSearchParams } from 'react-router-dom';
import { OrderDetail } from './OrderDetail';
import { OrderList } from './OrderList';

/** Own orders; with `?id=` one of them with its proof. */
export function OrdersScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <OrderList /> : <OrderDetail key={id} id={id} />;
}
