import { limits } from './limits';
import { plainText } from './text';

export type AccountKind = 'email' | 'phone' | 'userName';

export interface AccountName {
  readonly kind: AccountKind;
  readonly value: string;
}

const PHONE = /^\+?[0-9]{6,15}$/;
const USER_NAME = /^[a-z0-9._]{4,20}$/;

/** What somebody signs in with, in its stored form; null when it is none of the three. */
export function readAccountName(text: string): AccountName | null {
  const plain = plainText(text, { max: limits.emailLengthMax, form: 'NFKC' })?.toLowerCase();
  if (plain === undefined) return null;
  if (isEmail(plain)) return { kind: 'email', value: plain };
  const digits = plain.replace(/[\s-]/g, '');
  if (PHONE.test(digits)) return { kind: 'phone', value: digits };
  const named = USER_NAME.test(plain) && /[a-z]/.test(plain);
  return named ? { kind: 'userName', value: plain } : null;
}

/** One @ with something before it, and a domain of two labels or more behind it. */
function isEmail(text: string): boolean {
  const [name, domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const whole = labels.length > 1 && !labels.includes('') && !/\..$/u.test(domain);
  return whole && name !== '' && more.length === 0 && !/\s/.test(text);
}

const STAFF_WORDS = ['admin', 'support', 'staff', 'service', 'official'] as const;

/** What a digit is read as in the middle of a word. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** The same for whatever looks the same: l, i and 1 are one. */
const look = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => LETTERS[digit] ?? digit).replaceAll('l', 'i');

/**
 * Whether a user name looks as if it were staff's: one of their words, or the brand, at the beginning
 * or the end of a part between dots and underscores, or of the whole without them.
 */
export function looksLikeStaff(userName: string, brand: string): boolean {
  const own = brand.toLowerCase().replace(/[^a-z0-9]/g, '');
  const words = [...STAFF_WORDS, ...(own === '' ? [] : [own])].map(look);
  const parts = userName.split(/[._]/);
  const bare = parts.map((part) => part.replace(/[0-9]/g, ''));
  const seen = [...parts, parts.join(''), ...bare, bare.join('')].map(look);
  return seen.some((part) => words.some((word) => part.startsWith(word) || part.endsWith(word)));
}
