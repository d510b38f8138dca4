/** Decimal places of each asset. A change would re-price every stored amount, so there is none. */
export const assetScale = { USD: 2, USDT: 6, BTC: 8, ETH: 8 } as const;

export type Asset = keyof typeof assetScale;
export const assets = Object.keys(assetScale) as Asset[];

/** What is held beside cash. */
export type Coin = Exclude<Asset, 'USD'>;
const isCoin = (asset: Asset): asset is Coin => asset !== 'USD';
export const coins: readonly Coin[] = assets.filter(isCoin);

/** An exact amount, counted in the smallest unit of its asset: 12.34 USD is `1234n`. */
export interface Money {
  readonly asset: Asset;
  readonly minor: bigint;
}

export const money = (asset: Asset, minor: bigint): Money => ({ asset, minor });

/** Cents as the database gives them, as text or as a whole number. @throws SyntaxError for anything else */
export const usd = (minor: bigint | string | number): Money => money('USD', BigInt(minor));

/**
 * Reads a plain positive-or-zero decimal in ASCII digits; nothing is rounded on the way in.
 * @throws RangeError when `text` is anything else, or finer than the asset allows
 */
export function parseMoney(asset: Asset, text: string): Money {
  const scale = assetScale[asset];
  const match = /^([0-9]{1,15})(?:\.([0-9]{1,8}))?$/.exec(text);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > scale) throw new RangeError(`not an amount in ${asset}`);
  return money(asset, BigInt(whole + fraction.padEnd(scale, '0')));
}

/** All decimals of the asset, a plain `-` for a debt: what travels on the wire. */
export function formatMoney({ asset, minor }: Money): string {
  const scale = assetScale[asset];
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * The part of `amount` that `basisPoints` stands for: 8500 bp is 85 %.
 * Rounds toward zero, as `place_order.sql` does with a fee and `order_paid.sql` with a payout.
 */
export function share({ asset, minor }: Money, basisPoints: number): Money {
  if (!Number.isInteger(basisPoints)) throw new RangeError('basis points are whole numbers');
  return money(asset, (minor * BigInt(basisPoints)) / 10_000n);
}

/**
 * What an amount is worth at these prices one after another, each a plain decimal, in cents, rounded down:
 * 2 BTC at 91250.41 USDT and 1.0003 USD.
 */
export function valueAt({ asset, minor }: Money, prices: readonly string[]): Money {
  let [value, divisor] = [minor * 100n, 10n ** BigInt(assetScale[asset])];
  for (const price of prices) {
    const [whole = '0', fraction = ''] = price.split('.');
    value *= BigInt(whole + fraction);
    divisor *= 10n ** BigInt(fraction.length);
  }
  return usd(value / divisor);
}

/** Basis points as a percentage with two decimals: 8500 is `"85.00"`. */
export function formatBasisPoints(basisPoints: number): string {
  const text = String(basisPoints).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/**
 * The win rate at which a contract neither gains nor loses, in basis points, rounded up:
 * stake + fee is lost or spent each time, stake + payout comes back on a win.
 */
export function breakEvenBp(payoutBp: number, feeBp: number): number {
  return Math.ceil(((10_000 + feeBp) * 10_000) / (10_000 + payoutBp));
}
