import type { Language } from '../../../../schema/languages';
import { assetScale, formatBasisPoints, type Asset } from '../../../../schema/money';
import { formatDecimal } from './numbers';

/** Money as the API sends it. */
export interface MoneyLike {
  readonly amount: string;
  readonly asset: Asset;
}

interface MoneyOptions {
  /** `+` before a gain; a loss has its minus anyway. */
  readonly sign?: boolean;
  /** `symbol`: as the language writes the currency. `code`: number and code. `plain`: number alone. */
  readonly as?: 'symbol' | 'code' | 'plain';
}

const NBSP = '\u00a0';

/** Two decimals for USD; a coin keeps all it has, at least four. Digits are never rounded. */
export function formatMoney(
  language: Language,
  money: MoneyLike,
  options: MoneyOptions = {},
): string {
  const { sign = false, as = 'symbol' } = options;
  const { amount, asset } = money;
  const decimals = { min: asset === 'USD' ? 2 : Math.min(4, assetScale[asset]), sign };
  if (asset === 'USD' && as === 'symbol')
    return formatDecimal(language, amount, { ...decimals, as: 'dollars' });
  const number = formatDecimal(language, amount, decimals);
  return as === 'plain' ? number : `${number}${NBSP}${asset}`;
}

/** A price with exactly the instrument's decimals. */
export const formatPrice = (language: Language, price: string, decimals: number): string =>
  formatDecimal(language, price, { min: decimals });

/** A change of a price, with its sign. */
export const formatChange = (language: Language, change: string, decimals: number): string =>
  formatDecimal(language, change, { min: decimals, sign: true });

/** `0.18` is 0.18 %: two decimals, with the language's own space. */
export const formatPercent = (
  language: Language,
  percent: string,
  { sign = false, min = 2 }: { readonly sign?: boolean; readonly min?: number } = {},
): string => formatDecimal(language, percent, { min, sign, as: 'percent' });

/** A rate in basis points: 8500 is 85 %. Zeros behind the point are left out beyond `min`. */
export const formatRate = (language: Language, basisPoints: number, min = 0): string =>
  formatPercent(language, formatBasisPoints(basisPoints), { min });
