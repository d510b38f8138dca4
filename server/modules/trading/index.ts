export { Order } from './order.entity';
export { orderById, orders } from './orders';
export { placeOrder } from './place-order';
export { resultsOfMany, startOfToday, type TradingResults } from './results';
export {
  nextExpiryInMs,
  ordersSetAside,
  settleAllDueOrders,
  settleDueOrders,
} from './settle-due-orders';
