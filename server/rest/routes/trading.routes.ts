import { formatMoney } from '../../../schema/money';
import { outcomeOf, paidOf } from '../../../schema/order-outcome';
import type { LoadedContext } from '../../http/context';
import { availableAfter, balancesOf } from '../../modules/ledger';
import { orderById, orders, placeOrder, type Order } from '../../modules/trading';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readMoney, readPrice } from '../../platform/text/read-money';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { inOldWords } from '../transport/old-words';
import { legacyPage, NEWEST, paginator, sliceOf } from '../transport/paging';
import { sec, showOrder, usdText } from './show';

/** Orders with their instruments and with what was available right after each opened. */
function showOrders(ctx: LoadedContext, rows: readonly Order[]) {
  return Promise.all(
    rows.map(async (order) => {
      const [instrument, after] = await Promise.all([
        ctx.loaders.instruments.load(order.instrumentId),
        availableAfter(ctx, `order.open:${order.id}`),
      ]);
      return showOrder(order, {
        instrument,
        language: ctx.locale,
        commission: usdText(after ?? 0n),
      });
    }),
  );
}

function directionOf(form: Form): 'UP' | 'DOWN' {
  const asked = form.need('order_type', 'ostyle');
  if (asked === '0') return 'UP';
  return asked === '1' ? 'DOWN' : refuse('PARAM_INVALID', { field: 'order_type' });
}

function optionalPrice(form: Form, name: string): string | null {
  const text = form.get(name);
  return text === undefined || text === '' ? null : readPrice(text, name);
}

/** What is no whole number is no count; whether such a multiple is offered, the domain says. */
const COUNT = { min: 0, max: 999_999_999 } as const;

/** @throws FORM_INCOMPLETE, PARAM_INVALID */
function secondsOf(form: Form): number {
  form.need('order_sen', 'seconds');
  return form.count(['order_sen', 'seconds'], { ...COUNT, fallback: 0 });
}

/** The sent rate, price and payout are not even read. */
async function addOrder({ ctx, form, idempotencyKey }: LegacyCall) {
  const input = {
    direction: directionOf(form),
    instrumentId: form.needId('order_pid', 'pid'),
    amount: readMoney('USD', form.need('order_price', 'money'), 'order_price'),
    durationSeconds: secondsOf(form),
    multiple: form.count(['multiple'], { ...COUNT, fallback: 1 }),
    seenPrice: optionalPrice(form, 'seen_price'),
    tolerance: optionalPrice(form, 'tolerance'),
    riskNoticeId: form.optionalId('risk_ack'),
    idempotencyKey,
  };
  const { order, replayed } = await placeOrder(ctx, input).catch(
    inOldWords({ riskNoticeId: 'risk_ack' }),
  );
  const [[shown], { available }] = await Promise.all([
    showOrders(ctx, [order]),
    balancesOf(ctx, order.userId),
  ]);
  return {
    data: { ...shown, order_rand: 0, usermoney: formatMoney(available) },
    done: 'DONE' as const,
    replayed,
  };
}

/** @throws FORM_INCOMPLETE, PARAM_INVALID, ORDER_NOT_FOUND */
async function ownOrder({ ctx, form }: LegacyCall): Promise<Order> {
  const { userId } = requireUser(ctx);
  const id = form.needId('oid', 'id', 'order_id');
  return (await orderById(ctx, userId, id)) ?? refuse('ORDER_NOT_FOUND', {});
}

async function thisOrder(call: LegacyCall) {
  const order = await ownOrder(call);
  const [shown = null] = order.outcome === null ? [] : await showOrders(call.ctx, [order]);
  return { data: shown };
}

async function orderList({ ctx, form }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const page = legacyPage(form, 20);
  const closed = form.choice(['ostaus'], ['0', '1']);
  const kind = form.choice(['kind'], ['all', 'win', 'follow']) ?? 'all';
  const day = form.day('buytime');
  const filter = {
    state: closed === undefined ? null : closed === '0' ? ('OPEN' as const) : ('SETTLED' as const),
    instrumentId: form.optionalId('pid'),
    outcome: kind === 'win' ? ('WIN' as const) : null,
    copied: kind === 'follow',
    fromOn: day,
    toOn: day,
  };
  const { rows, total } = sliceOf(await orders(ctx, userId, { ...filter, ...NEWEST }), page);
  return { data: paginator(total, page, await showOrders(ctx, rows)) };
}

/** What the contract would come to if it were settled at this price, after its fee left out. */
function liveResult(order: Order, price: string | undefined): string | null {
  if (order.outcome !== null || price === undefined) return null;
  const outcome = outcomeOf(order.direction, order.openPrice, price);
  const { stake, fee, payoutBp } = order;
  const paid = paidOf({ asset: 'USD', stake, fee, payoutBp }, outcome).minor;
  return usdText(outcome === 'WIN' || outcome === 'LOSS' ? paid - stake : 0n);
}

async function holdingList({ ctx, form }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const page = legacyPage(form);
  const closed = form.choice(['type'], ['0', '1']) === '1';
  const filter = { state: closed ? ('SETTLED' as const) : ('OPEN' as const) };
  const { rows, total } = sliceOf(await orders(ctx, userId, { ...filter, ...NEWEST }), page);
  const shown = await showOrders(ctx, rows);
  const time = sec(await ctx.now());
  const data = await Promise.all(
    rows.map(async (order, index) => {
      const quote = await ctx.loaders.quotes.load(order.instrumentId);
      return {
        ...shown[index],
        time,
        Price: quote?.price ?? '0',
        live: liveResult(order, quote?.price),
      };
    }),
  );
  return { data, total };
}

const session = true;

export const tradingRoutes: readonly LegacyRoute[] = [
  { path: 'user/addorder', method: 'W', session, answer: addOrder },
  {
    path: 'user/goorder',
    method: 'R',
    session,
    answer: async (call) => ({ data: (await ownOrder(call)).outcome === null ? 2 : 1 }),
  },
  { path: 'user/get_this_order', method: 'R', session, answer: thisOrder },
  { path: 'user/orderlist', method: 'R', session, answer: orderList },
  { path: 'user/ajaxorder_list', method: 'R', session, answer: holdingList },
];
