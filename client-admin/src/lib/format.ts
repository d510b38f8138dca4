import { languageFacts } from '../../../schema/languages';
import { formatBasisPoints, type Asset } from '../../../schema/money';
import { withoutTrailingZeros } from '../../../schema/figures/price';
import type { ConsoleLanguage } from './language';

/** Money as the API sends it. */
export interface MoneyLike {
  readonly amount: string;
  readonly asset: Asset;
}

const MINUS = '\u2212';
const NBSP = '\u00a0';

const tagOf = (language: ConsoleLanguage): string => languageFacts[language].tag;

/** A plain decimal with groups and at least `min` decimals; no digit that counts is dropped. */
export function formatDecimal(
  language: ConsoleLanguage,
  text: string,
  { min = 0, sign = false }: { readonly min?: number; readonly sign?: boolean } = {},
): string {
  const [whole = '0', fraction = ''] = text.replace(/^-/, '').split('.');
  const kept = fraction.padEnd(min, '0');
  const decimals = kept.slice(0, min) + withoutTrailingZeros(kept.slice(min));
  const grouped = new Intl.NumberFormat(tagOf(language)).format(BigInt(whole));
  const point = decimals === '' ? '' : '.';
  return `${signOf(text, sign)}${grouped}${point}${decimals}`;
}

/** A price with as many decimals as its instrument has, which is how it comes. */
export const formatPrice = (language: ConsoleLanguage, text: string): string =>
  formatDecimal(language, text, { min: text.split('.')[1]?.length ?? 0 });

/** Zero has no sign. */
function signOf(text: string, plus: boolean): string {
  if (/^[-0.]*$/.test(text)) return '';
  if (text.startsWith('-')) return MINUS;
  return plus ? '+' : '';
}

/** Two decimals for USD, four and more for coins: `1,234.50`, with its code when asked. */
export function formatMoney(
  language: ConsoleLanguage,
  { amount, asset }: MoneyLike,
  { sign = false, code = false }: { readonly sign?: boolean; readonly code?: boolean } = {},
): string {
  const number = formatDecimal(language, amount, { min: asset === 'USD' ? 2 : 4, sign });
  return code ? `${number}${NBSP}${asset}` : number;
}

export const formatCount = (language: ConsoleLanguage, count: number): string =>
  new Intl.NumberFormat(tagOf(language)).format(count);

/** As the axis of a chart has room for: `12K`, in Chinese `1.2万`. */
export const formatCompact = (language: ConsoleLanguage, count: number): string =>
  new Intl.NumberFormat(tagOf(language), { notation: 'compact' }).format(count);

/** 4960 basis points: `49.6%`; a whole number of per cent stays whole. */
export const formatRate = (basisPoints: number): string =>
  `${withoutTrailingZeros(formatBasisPoints(basisPoints)).replace(/\.$/, '')}%`;

/** 91250 parts per million: `9.125%`. */
export const formatPpm = (ppm: number): string => {
  const digits = String(ppm).padStart(5, '0');
  const rate = `${digits.slice(0, -4)}.${withoutTrailingZeros(digits.slice(-4))}`;
  return `${rate.replace(/\.$/, '')}%`;
};

/** Height of a bar, in whole USD: the chart draws with it, nobody reads it as money. */
export const barHeight = (amount: string): number => Number.parseFloat(amount);
