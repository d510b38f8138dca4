import { plainText } from '../text';

/** A text in the form in which words are looked for in it: one form of each letter, one gap where there were several. */
export const oneForm = (text: string): string =>
  (plainText(text, { max: Infinity, form: 'NFKC', lines: true }) ?? text).replace(/\s+/g, ' ');

/** What goes on with a word or a number: after `no. 12` neither `3` nor `/3` is another text, but another licence. */
const GOES_ON = /[\p{Script=Latin}\p{N}]/u;
const BEFORE = String.raw`(?<!${GOES_ON.source}|\p{N}[\p{P}\p{Z}])`;
const BEHIND = String.raw`(?!${GOES_ON.source}|[\p{P}\p{Z}]\p{N})`;

/** A wording as it is found: as a whole, where nothing goes on with its first or last word. */
function found(wording: string): string {
  const plain = oneForm(wording);
  const [first = '', last = ''] = [Array.from(plain)[0], Array.from(plain).at(-1)];
  const before = GOES_ON.test(first) ? BEFORE : '';
  const behind = GOES_ON.test(last) ? BEHIND : '';
  return before + plain.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`) + behind;
}

/** A text in `oneForm` without the wordings of licences that stand in it, a gap for each. The longest comes first. */
export function withoutLicences(text: string, wordings: readonly string[]): string {
  if (wordings.length === 0) return text;
  const longestFirst = wordings.toSorted((a, b) => b.length - a.length);
  const any = new RegExp(longestFirst.map(found).join('|'), 'gu');
  return text.replaceAll(any, ' ').replaceAll(/ +/g, ' ');
}
