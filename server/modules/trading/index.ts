export { Order } from './order.entity';
export { orderById, orders, ordersOfAll } from './orders';
export { placeOrder } from './place-order';
export { startOfToday } from './results';
export type { TradingLoaders } from './trading.loaders';
export { settleDueOrders } from './settle-due-orders';
export { ordersSetAside } from './orders-set-aside';
export { settleAllDueOrders } from './settle-all-due-orders';
export { tradingFigures } from './trading-figures';
