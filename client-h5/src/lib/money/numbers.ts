import { languageFacts, type Language } from '../../../../schema/languages';
import { withoutTrailingZeros } from '../../../../schema/figures/price';

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
  readonly shape?: Shape;
}

/** What surrounds the number in a language: an Intl style such as percent or currency. */
type Shape = Pick<Intl.NumberFormatOptions, 'style' | 'currency' | 'currencyDisplay'>;

const MINUS = '\u2212';

/** Writes a plain decimal as the language does, with every digit it came with. */
export function formatDecimal(
  language: Language,
  text: string,
  { min, trim = true, sign = false, shape = {} }: DecimalOptions,
): string {
  const { negative, whole, fraction } = read(text);
  const decimals = fit(fraction, min, trim);
  const body = parts(language, shape, decimals === '' ? 0 : 1)
    .map(({ type, value }) => {
      if (type === 'integer') return grouped(language, whole);
      return type === 'fraction' ? decimals : value;
    })
    .join('');
  return signOf(negative, sign, `${whole}${fraction}`) + body;
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

/**
 * Zero in that shape: the frame the real digits are put into. One decimal stands for any number of them,
 * so that few formatters are made: the first screen of a slow phone waits for each.
 */
const parts = (language: Language, shape: Shape, digits: 0 | 1): Intl.NumberFormatPart[] =>
  formatter(language, {
    ...shape,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(0);

const grouped = (language: Language, whole: string): string =>
  formatter(language, { maximumFractionDigits: 0 }).format(BigInt(whole));

const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs more than using it. `always`: Spanish groups four digits here too. */
function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const made =
    formatters.get(key) ??
    new Intl.NumberFormat(languageFacts[language].tag, { ...options, useGrouping: 'always' });
  formatters.set(key, made);
  return made;
}

/** What separates thousands and decimals in a language, for a field somebody types into. */
export function separatorsOf(language: Language) {
  const found = formatter(language, { minimumFractionDigits: 1 }).formatToParts(1000.5);
  const valueOf = (type: string) => found.find((part) => part.type === type)?.value ?? '';
  return { thousandSeparator: valueOf('group'), decimalSeparator: valueOf('decimal') };
}
