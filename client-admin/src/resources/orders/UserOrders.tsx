import { OrderTable } from './OrderTable';

/** One customer's contracts. */
export const UserOrders = () => <OrderTable withUser={false} />;
