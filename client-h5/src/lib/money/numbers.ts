import type { Language } from '../../../../schema/languages';
import { withoutTrailingZeros } from '../../../../schema/figures/price';
import { readDecimal } from './readDecimal';
import { writings } from './writings';

export interface DecimalOptions {
  /** Pads with zeros up to this many decimals; zeros at the end beyond them are dropped, other digits never. */
  readonly min: number;
  /** Puts `+` before what is above zero; a minus stands anyway. */
  readonly sign?: boolean;
  /** What surrounds the number. */
  readonly as?: 'number' | 'dollars' | 'percent';
}

const MINUS = '\u2212';

/** Writes a plain decimal as the language does, with every digit it came with. */
export function formatDecimal(
  language: Language,
  text: string,
  { min, sign = false, as = 'number' }: DecimalOptions,
): string {
  const { negative, whole, fraction } = readDecimal(text);
  const decimals = fit(fraction, min);
  const [group, decimal, before, after, percent] = writings[language];
  const number = grouped(whole, group) + (decimals && decimal + decimals);
  const body = { number, dollars: before + number + after, percent: number + percent }[as];
  return signOf(negative, sign, `${whole}${fraction}`) + body;
}

const fit = (fraction: string, min: number): string =>
  fraction.slice(0, min).padEnd(min, '0') + withoutTrailingZeros(fraction.slice(min));

function signOf(negative: boolean, plus: boolean, digits: string): string {
  if (/^0*$/.test(digits)) return '';
  if (negative) return MINUS;
  return plus ? '+' : '';
}

/** Thousands apart, four digits too, which Spanish would leave together; without zeros before the first digit. */
export function grouped(whole: string, group: string): string {
  const digits = String(BigInt(whole));
  const parts = [];
  for (let end = digits.length; end > 0; end -= 3)
    parts.unshift(digits.slice(Math.max(0, end - 3), end));
  return parts.join(group);
}
