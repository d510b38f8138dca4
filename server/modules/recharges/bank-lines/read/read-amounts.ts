import { refuseLine } from './bank-statement';

/** A text of a file and the line it stands in. */
export interface Placed {
  readonly place: number;
  readonly text: string;
}

type Point = '.' | ',';

/** Digits in groups of three, or none; then at most two decimals. */
const SHAPES: Readonly<Record<Point, RegExp>> = {
  '.': /^([0-9]{1,3}(?:[,' ][0-9]{3})+|[0-9]+)(?:\.([0-9]{1,2}))?$/,
  ',': /^([0-9]{1,3}(?:[.' ][0-9]{3})+|[0-9]+)(?:,([0-9]{1,2}))?$/,
};
const DIGITS_MAX = 15;

interface Signed {
  readonly negative: boolean;
  readonly digits: string;
}

/** Without its sign, which may stand before or behind, or be a pair of brackets. */
function signed(text: string): Signed {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u2019`]/g, "'")
    .trim();
  const [, inside] = /^\((.*)\)$/.exec(plain) ?? [];
  const negative = inside !== undefined || /^-|-$/.test(plain);
  return { negative, digits: (inside ?? plain).replace(/^[-+]|[-+]$/g, '').trim() };
}

/** Which sign this text proves to be the decimal point; null where it could be either. */
function proves(digits: string): Point | null {
  const points = digits.match(/[.,]/g) ?? [];
  const last = points.at(-1);
  if (last !== '.' && last !== ',') return null;
  const other: Point = last === '.' ? ',' : '.';
  if (new Set(points).size > 1) return last;
  if (points.length > 1) return other;
  return /[.,][0-9]{3}$/.test(digits) ? null : last;
}

/** `1.000` or `1,000`, alone: a thousand or one. */
const isEither = (digits: string): boolean => /[.,]/.test(digits) && proves(digits) === null;

/**
 * The amounts of a file in hundredths, negative for what went out. Which sign is the decimal point is not
 * guessed: some line must prove it, and none contradict it.
 * @throws BANK_FILE_AMBIGUOUS, BANK_FILE_UNREADABLE with the line
 */
export function readAmounts(texts: readonly Placed[]): bigint[] {
  const read = texts.map(({ place, text }) => ({ place, ...signed(text) }));
  let point: Point | null = null;
  for (const { place, digits } of read) {
    const proved = proves(digits);
    if (proved !== null && point !== null && proved !== point)
      refuseLine('BANK_FILE_AMBIGUOUS', place);
    point ??= proved;
  }
  return read.map(({ place, digits, negative }) => {
    const decided = point ?? '.';
    // Three digits behind the proven decimal point itself are no cents either.
    if (isEither(digits) && (point === null || digits.includes(decided))) {
      refuseLine('BANK_FILE_AMBIGUOUS', place);
    }
    const amount =
      hundredths(SHAPES[decided].exec(digits)) ?? refuseLine('BANK_FILE_UNREADABLE', place);
    return negative ? -amount : amount;
  });
}

function hundredths(match: RegExpExecArray | null): bigint | null {
  if (!match) return null;
  const [, whole = '', cents = ''] = match;
  const digits = whole.replace(/[^0-9]/g, '') + cents.padEnd(2, '0');
  return digits.length > DIGITS_MAX ? null : BigInt(digits);
}
