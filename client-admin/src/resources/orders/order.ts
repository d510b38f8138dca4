import type { OrderQuery, OrderRowFragment } from './orders.generated';

export type OrderRow = OrderRowFragment;
export type Order = NonNullable<OrderQuery['order']>;
