import type { Language } from '../../../../schema/languages';
import { assetScale, type Asset } from '../../../../schema/money';
import { grouped } from './numbers';
import { writings } from './writings';

/** Stands before what is no amount, so that nobody reads one out of it. */
const NONE = '?';

export const noAmount = (text: string): string => NONE + text;
export const isNoAmount = (value: string): boolean => value.startsWith(NONE);

/** All widths of digits, marks and spaces are alike. */
const alike = (text: string): string => text.normalize('NFKC');

/**
 * What somebody wrote into a field, as its value: exactly one amount in their language, as a plain decimal that may
 * still wait for its last digits; empty for nothing; all else as it stands, marked as no amount. A currency may stand
 * before or after the amount.
 */
export function readTyped(text: string, language: Language, asset: Asset): string {
  const bare = alike(text).trim();
  if (bare === '') return '';
  const [group, decimal] = writings[language];
  const sign = asset === 'USD' ? String.raw`(?:US\$|\$US|\$|USD)?` : `(?:${asset})?`;
  const whole = `[1-9]\\d{0,2}(?:[${alike(group)}]\\d{3})+|\\d*`;
  const written = `(${whole})(?:[${decimal}](\\d{0,${String(assetScale[asset])}}))?`;
  const match = new RegExp(`^${sign} *${written} *${sign}$`).exec(bare);
  const [, digits = '', fraction] = match ?? [];
  if (digits === '' && fraction === undefined) return noAmount(text);
  const plain = String(BigInt(digits.replace(/\D/g, '')));
  return fraction === undefined ? plain : `${plain}.${fraction}`;
}

/** A value as it stands in its field. */
export function writeTyped(value: string, language: Language): string {
  if (isNoAmount(value)) return value.slice(NONE.length);
  if (value === '') return '';
  const [group, decimal] = writings[language];
  const [whole = '', fraction] = value.split('.');
  return grouped(whole, group) + (fraction === undefined ? '' : decimal + fraction);
}

/**
 * What one key made of the amount that was shown. The marks between its thousands are the field's own and say nothing
 * any more; a point or comma that is typed is the decimal mark, whichever the keypad has.
 */
export function withKey(shown: string, text: string, language: Language): string {
  const [group, decimal] = writings[language];
  const most = Math.min(shown.length, text.length);
  let start = 0;
  while (start < most && shown[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && shown.at(-1 - end) === text.at(-1 - end)) end += 1;
  const key = text.slice(start, text.length - end);
  if (key.length > 1) return text;
  const before = text.slice(0, start).replaceAll(group, '');
  const after = text.slice(text.length - end).replaceAll(group, '');
  const isMark = /[.,]/.test(alike(key)) && !(before + after).includes(decimal);
  return before + (isMark ? decimal : key) + after;
}

/** Where the caret goes when `text` is shown as `shown`: what is behind it stays behind it. */
export function caretIn(shown: string, text: string, caret: number): number {
  const behind = text.slice(caret).replace(/[^\d]/g, '').length;
  let at = shown.length;
  while (at > 0 && shown.slice(at).replace(/[^\d]/g, '').length < behind) at -= 1;
  return at;
}
