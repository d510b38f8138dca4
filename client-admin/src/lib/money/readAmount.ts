import { formatMoney, parseMoney } from '../../../../schema/money';
import type { MoneyLike } from '../format';

/** What somebody typed as an amount of USD. */
export type ReadAmount =
  | { readonly kind: 'read'; readonly money: MoneyLike }
  /** It may mean either of these. */
  | { readonly kind: 'ambiguous'; readonly meanings: readonly [MoneyLike, MoneyLike] }
  | { readonly kind: 'none' };

const none: ReadAmount = { kind: 'none' };

/** Digits with at most two decimals: `90`, `90.5`, `90.50`. */
const plain = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,2})?$/;
/** Commas between thousands, and enough of them to mean nothing else: `1,250.50`, `1,000,000`. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3}){1,4}\.\d{1,2}$|^[1-9]\d{0,2}(?:,\d{3}){2,4}$/;
/** One separator that may stand before the decimals or between thousands. */
const unclear = /^(\d{1,12})[.,'’ \u00a0\u2009\u202f](\d{1,3})$/u;

function moneyOf(digits: string): MoneyLike | null {
  try {
    const money = parseMoney('USD', digits);
    return money.minor > 0n ? { amount: formatMoney(money), asset: 'USD' } : null;
  } catch {
    return null;
  }
}

/** Cents as they would be read: `5` is 50 cents, `050` is 5 cents and a nought. */
const withCents = (whole: string, cents: string): MoneyLike | null =>
  cents.length < 3 || cents.endsWith('0') ? moneyOf(`${whole}.${cents.slice(0, 2)}`) : null;

function meaningsOf(text: string): ReadAmount {
  const [, whole = '', rest = ''] = unclear.exec(text) ?? [];
  const joined = (whole + rest).replace(/^0+(?=\d)/, '');
  const thousands = moneyOf(joined);
  const cents = withCents(whole.replace(/^0+(?=\d)/, ''), rest);
  if (thousands === null || cents === null) return none;
  return { kind: 'ambiguous', meanings: [cents, thousands] };
}

/**
 * Reads an amount of USD strictly: digits, a point before the cents, commas only where they can be
 * nothing but separators of thousands. What has two meanings is read as neither.
 */
export function readAmount(typed: string): ReadAmount {
  const text = typed.trim();
  if (!plain.test(text) && !grouped.test(text)) return meaningsOf(text);
  const money = moneyOf(text.replaceAll(',', ''));
  return money === null ? none : { kind: 'read', money };
}

/** More than a tenth away from what was declared: then the amount is typed a second time. */
export function isFarFrom(found: MoneyLike, declared: MoneyLike): boolean {
  const there = parseMoney('USD', found.amount).minor;
  const stated = parseMoney('USD', declared.amount).minor;
  const apart = there > stated ? there - stated : stated - there;
  return apart * 10n > stated;
}
