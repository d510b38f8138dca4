import type { Language } from '../../../../schema/languages';
import { withoutTrailingZeros } from '../../../../schema/figures/price';
import { writings } from './writings';

/** An amount as it travels: a plain decimal in text. It never becomes a float on the way to the eye. */
interface Parts {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

export interface DecimalOptions {
  /** Pads with zeros up to this many decimals. */
  readonly min: number;
  /** Drops zeros at the end beyond `min`; other digits are never dropped. */
  readonly trim?: boolean;
  /** Puts `+` before what is above zero; a minus stands anyway. */
  readonly sign?: boolean;
  /** What surrounds the number. */
  readonly as?: 'number' | 'dollars' | 'percent';
}

const MINUS = '\u2212';
const BARE = ['', ''] as const;

/** Writes a plain decimal as the language does, with every digit it came with. */
export function formatDecimal(
  language: Language,
  text: string,
  { min, trim = true, sign = false, as = 'number' }: DecimalOptions,
): string {
  const { negative, whole, fraction } = read(text);
  const decimals = fit(fraction, min, trim);
  const { group, decimal, ...around } = writings[language];
  const [before, after] = as === 'number' ? BARE : around[as];
  const number = grouped(whole, group) + (decimals && decimal + decimals);
  return signOf(negative, sign, `${whole}${fraction}`) + before + number + after;
}

function read(text: string): Parts {
  const match = /^([+-]?)([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  if (!match) throw new RangeError(`not a plain decimal: ${text}`);
  const [, mark, whole = '0', fraction = ''] = match;
  return { negative: mark === '-', whole, fraction };
}

function fit(fraction: string, min: number, trim: boolean): string {
  const kept = fraction.padEnd(min, '0');
  return trim ? kept.slice(0, min) + withoutTrailingZeros(kept.slice(min)) : kept;
}

function signOf(negative: boolean, plus: boolean, digits: string): string {
  if (/^0*$/.test(digits)) return '';
  if (negative) return MINUS;
  return plus ? '+' : '';
}

/** Thousands apart, four digits too, which Spanish would leave together; without zeros before the first digit. */
function grouped(whole: string, group: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const parts = [];
  for (let end = digits.length; end > 0; end -= 3)
    parts.unshift(digits.slice(Math.max(0, end - 3), end));
  return parts.join(group);
}

/** What separates thousands and decimals in a language, for a field somebody types into. */
export function separatorsOf(language: Language) {
  const { group, decimal } = writings[language];
  return { thousandSeparator: group, decimalSeparator: decimal };
}
