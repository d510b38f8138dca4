import { usd } from '../../../../schema/money';
import { netOf, paidOf } from '../../../../schema/order-outcome';
import { formatPrice } from '../../../../schema/figures/price';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import type { Instrument, MarketLoaders } from '../../market';
import type { Order } from '../order.entity';
import type { OrderFields } from './order-fields.types';

/** The shown fields of an order, each by its name (`toOrder`), and its instrument. Prices have the instrument's decimals. */
export async function showOrder(ctx: ApiContext<MarketLoaders>, order: Order) {
  const instrument = await ctx.loaders.instruments.load(order.instrumentId);
  if (!instrument) throw new Error(`order ${order.id} is on no instrument`);
  const { stake, fee, paid, openPrice, closePrice, payoutBp, outcome } = order;
  const { decimals } = instrument;
  const terms = { asset: 'USD' as const, stake, fee, payoutBp };
  return {
    id: order.id,
    number: order.number,
    userId: order.userId,
    instrumentId: order.instrumentId,
    direction: order.direction,
    multiple: order.multiple,
    stake: toMoneyType(usd(stake)),
    fee: toMoneyType(usd(fee)),
    feeBp: order.feeBp,
    payoutBp,
    durationSeconds: order.durationSeconds,
    staleAfterMs: order.staleAfterMs,
    termsHash: order.termsHash,
    openQuoteId: order.openQuoteId,
    openQuoteAt: order.openQuoteAt,
    openPrice: formatPrice(openPrice, decimals),
    openedAt: order.openedAt,
    settlesAt: order.settlesAt,
    closeQuoteId: order.closeQuoteId,
    closeQuoteAt: order.closeQuoteAt,
    closePrice: closePrice === null ? null : formatPrice(closePrice, decimals),
    settledAt: order.settledAt,
    outcome,
    paid: paid === null ? null : toMoneyType(usd(paid)),
    copyOf: order.copyOf,
    state: outcome === null ? ('OPEN' as const) : ('SETTLED' as const),
    net: outcome === null ? null : toMoneyType(netOf(terms, outcome)),
    expectedProfit: toMoneyType(usd(paidOf(terms, 'WIN').minor - stake)),
    instrument,
    feed: await feedOf(ctx, order, instrument),
  } satisfies OrderFields & Omit<Order, 'stake' | 'fee' | 'paid'> & Record<string, unknown>;
}

export const showOrders = (ctx: ApiContext<MarketLoaders>, orders: readonly Order[]) =>
  Promise.all(orders.map((order) => showOrder(ctx, order)));

/** Where the entry came from: kept with the quote, and asked for only where another feed quoted since. */
function feedOf(ctx: ApiContext<MarketLoaders>, order: Order, { feed, feedSince }: Instrument) {
  if (feedSince === null || order.openQuoteAt > feedSince) return feed;
  return ctx.loaders.quoteFeeds.load({ id: order.openQuoteId, at: order.openQuoteAt });
}
