import { READ, type Module } from '../../platform/module';
import { ExposureResolver } from './api/exposure.resolver';
import { OrderAdminResolver } from './api/order-admin.resolver';
import { OrderResolver } from './api/order.resolver';
import { QuotedInstrumentResolver } from './api/quoted-instrument.resolver';
import { orderChecks } from './checks';
import { StatementOrderResolver } from './api/statement-order.resolver';
import { figureChecks } from './record/figure-checks';
import { Order, OrderDay, OrderOpenedDay, OrderRecord } from './order.entity';
import { orderNumbers } from './orders';
import { settleAllDueOrders } from './settle-all-due-orders';
import { nextExpiryInMs } from './next-expiry';
import { tradingLoaders } from './trading.loaders';

/** Expiry is strict: an order is due one millisecond after it. */
const PAST_EXPIRY_MS = 2;

/** Orders: timed up and down contracts. */
export const trading = {
  name: 'trading',
  tables: {
    ...{ order_day: READ, order_opened_day: READ, order_record: READ },
    ...{ settlement_fault: READ, trade_order: READ },
  },
  functions: [
    ...['day_loss', 'order_outcome', 'order_paid', 'place_order', 'place_orders'],
    'settle_due_orders',
  ],
  verify: {
    tables: {
      ...{ 'verify.order_day': READ, 'verify.order_opened_day': READ },
      ...{ 'verify.order_record': READ, 'verify.orders': READ },
    },
  },
  entities: [Order, OrderDay, OrderOpenedDay, OrderRecord],
  resolvers: {
    user: [OrderResolver, QuotedInstrumentResolver, StatementOrderResolver],
    staff: [ExposureResolver, OrderAdminResolver],
  },
  permissions: { 'order.read': ['SUPPORT', 'ADMIN'] },
  loaders: tradingLoaders,
  jobs: [
    {
      name: 'settle-due-orders',
      // However little seems due: what another process opened is seen within this time.
      everyMs: 1_000,
      dueInMs: async (ctx) => {
        const next = await nextExpiryInMs(ctx);
        return next === null ? null : next + PAST_EXPIRY_MS;
      },
      run: (ctx, signal) => settleAllDueOrders(ctx, { signal }),
    },
  ],
  references: { order: orderNumbers },
  checks: { ...orderChecks, ...figureChecks },
} satisfies Module;
