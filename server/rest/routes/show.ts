import type { Language } from '../../../schema/languages';
import { breakEvenBp, formatBasisPoints, formatMoney, usd } from '../../../schema/money';
import { outcomeOf, paidOf } from '../../../schema/order-outcome';
import { formatPrice } from '../../../schema/figures/price';
import type { Instrument, MarketHours, Quote, Terms } from '../../modules/market';
import type { Order } from '../../modules/trading';
import { shownPath } from '../../modules/uploads';
import { legacyIsWin } from '../../../schema/states';

/** Unix seconds; 0 when unset. */
export const sec = (at: Date | null | undefined): number =>
  at ? Math.floor(at.getTime() / 1000) : 0;

export const usdText = (minor: bigint): string => formatMoney(usd(minor));

/** A record's number: below 2^53 by construction. */
export const num = (id: string): number => Number.parseInt(id, 10);

const codeOf = (symbol: string): string => symbol.toLowerCase().replace('/', '_');

type Figures = Pick<
  Quote,
  'price' | 'open' | 'high' | 'low' | 'close' | 'change' | 'changePercent' | 'previousPrice'
> & { readonly at: Date | null };

/** What is shown before the first quote: nothing, in the instrument's decimals. */
function unquoted(decimals: number): Figures {
  const zero = formatPrice('0', decimals);
  const prices = { price: zero, open: zero, high: zero, low: zero, close: zero, change: zero };
  return { ...prices, changePercent: '0.00', previousPrice: zero, at: null };
}

/** What somebody wrote, as paragraphs that no browser reads as anything else. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replace(/[&<>"']/g, (one) => `&#${String(one.charCodeAt(0))};`)}</p>`)
    .join('');

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** A product as every list, chart and ticket shows it. */
export function showProduct(instrument: Instrument, { quote, hours, language }: ProductFacts) {
  const figures = quote ?? unquoted(instrument.decimals);
  // What stands in no list takes no order, whatever its market does.
  const state = instrument.listed ? (hours?.state ?? 'CLOSED') : 'CLOSED';
  return {
    id: num(instrument.id),
    title: instrument.names[language],
    symbol: instrument.symbol,
    code: codeOf(instrument.symbol),
    class: instrument.class.toLowerCase(),
    img: instrument.picture === null ? '' : shownPath(instrument.picture),
    decimals: instrument.decimals,
    Price: figures.price,
    Open: figures.open,
    Close: figures.close,
    High: figures.high,
    Low: figures.low,
    Diff: figures.change,
    DiffRate: figures.changePercent,
    change: figures.changePercent,
    UpdateTime: sec(figures.at),
    sort: instrument.sort,
    recommend: flag(instrument.popular),
    isopen: flag(!instrument.prohibited),
    is_deal: flag(state === 'OPEN'),
    isclosetime: flag(['CLOSED', 'NON_TRADING'].includes(state)),
    is_rise: isAbove(figures.price, figures.previousPrice) ? 2 : 1,
    state: state.toLowerCase(),
    demo: flag(instrument.feed === 'simulated'),
  };
}

export interface ProductFacts {
  readonly quote: Quote | null;
  readonly hours: MarketHours | null;
  readonly language: Language;
}

/** By the rule that settles contracts: up has won. */
const isAbove = (price: string, before: string) => outcomeOf('UP', before, price) === 'WIN';

export function showTopData(title: string, quote: Quote | null, decimals: number) {
  const { at, price, open, low, high, close } = quote ?? unquoted(decimals);
  return {
    topdata: sec(at),
    title,
    now: price,
    Price: price,
    open,
    Open: open,
    lowest: low,
    Low: low,
    highest: high,
    High: high,
    close,
    state: isAbove(open, price) ? 'down' : 'up',
  };
}

export const showTier = (terms: Terms, presets: readonly string[]) => ({
  id: num(terms.id),
  time: terms.durationSeconds,
  shouyi: formatBasisPoints(terms.payoutBp),
  kuisun: '100.00',
  min: usdText(terms.stakeMin),
  max: usdText(terms.stakeMax),
  prices: presets,
  fee: formatBasisPoints(terms.feeBp),
  breakeven: formatBasisPoints(breakEvenBp(terms.payoutBp, terms.feeBp)),
});

export interface OrderFacts {
  readonly instrument: Instrument | null;
  readonly language: Language;
  /** Available right after opening. */
  readonly commission: string;
}

export function showOrder(order: Order, { instrument, language, commission }: OrderFacts) {
  const decimals = instrument?.decimals ?? 8;
  const { stake, fee, payoutBp } = order;
  const won = paidOf({ asset: 'USD', stake, fee, payoutBp }, 'WIN').minor;
  return {
    id: num(order.id),
    oid: num(order.id),
    orderno: order.number,
    pid: num(order.instrumentId),
    ptitle: instrument?.names[language] ?? '',
    ostyle: order.direction === 'UP' ? 0 : 1,
    multiple: order.multiple,
    buyprice: formatPrice(order.openPrice, decimals),
    sellprice: order.closePrice === null ? null : formatPrice(order.closePrice, decimals),
    fee: usdText(order.stake),
    sx_fee: usdText(order.fee),
    endprofit: order.durationSeconds,
    endloss: formatBasisPoints(order.payoutBp),
    lossrate: '100.00',
    expect: usdText(won - stake),
    buytime: sec(order.openedAt),
    selltime: sec(order.settlesAt),
    ...showResult(order),
    commission,
    eid: 2,
    follow: order.copyOf === null ? 0 : 1,
  };
}

const STILL_OPEN = { ostaus: 0, is_win: null, outcome: null, ploss: null, certificate: null };

/** Where the certificate is shown and checked; it is ready within ten seconds. */
const certificatePath = (id: string) => `/h5/#/pages/verify/verify?order=${id}`;

function showResult(order: Order) {
  const { outcome } = order;
  if (outcome === null) return STILL_OPEN;
  return {
    ostaus: 1,
    is_win: legacyIsWin[outcome],
    outcome: outcome.toLowerCase(),
    ploss: usdText(resultWithoutFee(order)),
    certificate: certificatePath(order.id),
  };
}

/** What the contract itself came to, the fee left out. */
function resultWithoutFee({ outcome, paid, stake }: Order): bigint {
  return outcome === 'WIN' || outcome === 'LOSS' ? (paid ?? 0n) - stake : 0n;
}
