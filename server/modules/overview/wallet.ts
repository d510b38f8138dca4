import {
  assetScale,
  coins,
  money,
  usd,
  valueAt,
  type Coin,
  type Money,
} from '../../../schema/money';
import type { Language } from '../../../schema/languages';
import type { Context } from '../../platform/context';
import { holdingsAt, type Balances } from '../ledger';
import { newestPrice, pricesAt } from '../market';

const DOLLAR = 'USDT/USD';
const symbolOf = (coin: Coin) => `${coin}/USDT`;

/** The prices that lead from a coin to USD, one after another; null while one of them was never quoted. */
type Ways = ReadonlyMap<Coin, readonly string[] | null>;

async function waysTo(ctx: Pick<Context, 'db'>, instant: Date | null): Promise<Ways> {
  const prices = await pricesAt(ctx, [DOLLAR, ...coins.map(symbolOf)], instant);
  const dollar = prices.get(DOLLAR);
  const way = (coin: Coin): readonly string[] | null => {
    const price = coin === 'USDT' ? [] : [prices.get(symbolOf(coin))];
    const all = [...price, dollar];
    return all.every((one) => one !== undefined) ? all : null;
  };
  return new Map(coins.map((coin) => [coin, way(coin)]));
}

export interface CoinHolding {
  readonly coin: Coin;
  readonly available: Money;
  readonly frozen: Money;
  /** USDT for one whole coin, as it was quoted; null while it was never quoted. */
  readonly tether: string | null;
  /** Cents for one whole coin; null while it was never quoted. */
  readonly price: Money | null;
  /** Of available and frozen; null while it was never quoted. */
  readonly value: Money | null;
}

const sum = (values: readonly (Money | null)[]): bigint =>
  values.reduce((all, value) => all + (value?.minor ?? 0n), 0n);

/** One's coins and what they are worth at the newest quotes. */
export async function coinsOf(
  ctx: Pick<Context, 'db'>,
  { coins: held }: Pick<Balances, 'coins'>,
): Promise<CoinHolding[]> {
  const ways = await waysTo(ctx, null);
  return held.map(({ asset: coin, available, frozen }) => {
    const way = ways.get(coin) ?? null;
    const all = money(coin, available.minor + frozen.minor);
    return {
      coin,
      available,
      frozen,
      tether: coin === 'USDT' ? '1' : (way?.[0] ?? null),
      price: way && valueAt(oneOf(coin), way),
      value: way && valueAt(all, way),
    };
  });
}

const oneOf = (coin: Coin): Money => money(coin, 10n ** BigInt(assetScale[coin]));

/** Cash and coins together, at the newest quotes; nobody without coins asks for one. */
export async function worthOf(ctx: Pick<Context, 'db'>, balances: Balances): Promise<Money> {
  const some = balances.coins.some(({ available, frozen }) => available.minor + frozen.minor > 0n);
  if (!some) return balances.total;
  const held = await coinsOf(ctx, balances);
  return usd(balances.total.minor + sum(held.map(({ value }) => value)));
}

/** Cash and coins together as they were at an instant, at the quotes of that instant. */
export async function worthAt(ctx: Context, userId: string, instant: Date): Promise<Money> {
  const had = await holdingsAt(ctx, userId, instant);
  const cash = had.filter(({ asset }) => asset === 'USD');
  const others = had.filter(({ asset, minor }) => asset !== 'USD' && minor > 0n);
  if (others.length === 0) return usd(sum(cash));
  const ways = await waysTo(ctx, instant);
  const values = others.map((one) => {
    const way = ways.get(one.asset as Coin);
    return way ? valueAt(one, way) : null;
  });
  return usd(sum(cash) + sum(values));
}

/** The currency in which readers of a language think, where a quoted pair leads to it. */
const CURRENCIES: Partial<
  Record<Language, { currency: string; symbol: string; divided: boolean }>
> = {
  de: { currency: 'EUR', symbol: 'EUR/USD', divided: true },
  es: { currency: 'EUR', symbol: 'EUR/USD', divided: true },
  fr: { currency: 'EUR', symbol: 'EUR/USD', divided: true },
  jp: { currency: 'JPY', symbol: 'USD/JPY', divided: false },
};

export interface Approximation {
  /** ISO 4217. */
  readonly currency: string;
  /** As the pair is quoted: USD for one EUR, JPY for one USD. */
  readonly rate: string;
  /** What that is the price of one of: EUR or USD. */
  readonly base: string;
  /** When the rate was quoted. */
  readonly at: Date;
  /** In whole hundredths, for showing alone. */
  readonly hundredths: bigint;
}

/** A week-end with a holiday beside it: a market's last rate stands as long, and is shown with its date. */
const RATE_SECONDS_MAX = 4 * 86_400;

/**
 * About how much that is in the reader's own currency, with its rate and when that was quoted; null where no
 * quoted pair leads there. Null too once the rate is older than any closed market's, as where a feed is silent: it may
 * have moved far by then, and a value that nobody can rely on says less than none.
 */
export async function approximately(
  ctx: Pick<Context, 'db' | 'locale'>,
  { minor }: Money,
): Promise<Approximation | null> {
  const own = CURRENCIES[ctx.locale];
  if (!own) return null;
  const quoted = await newestPrice(ctx, own.symbol, RATE_SECONDS_MAX);
  if (!quoted) return null;
  const { price: rate, at } = quoted;
  const [whole = '0', fraction = ''] = rate.split('.');
  const [scaled, unit] = [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
  const hundredths = own.divided ? (minor * unit) / scaled : (minor * scaled) / unit;
  return { currency: own.currency, rate, base: own.symbol.slice(0, 3), at, hundredths };
}
