import type { AskRule } from './ask-rules';
import { asked } from './asking-words';
import { elsewhere } from './paying-words';
import { squeezed, withoutGaps } from './squeezed';

/** What each kind of phrase is written as, in the order in which they are looked for: what was found is not read twice. */
const marks = [
  ['', elsewhere.NO_MATTER],
  ['M', elsewhere.NOT_AFTER],
  ['N', elsewhere.NEVER],
  ['X', elsewhere.CONTACT],
  ['K', asked.CARD],
  ['P', asked.PASSWORD],
  ['C', asked.CODE],
  ['F', elsewhere.FEE],
  ['D', elsewhere.DESTINATION],
  ['A', asked.FORWARD],
  ['G', elsewhere.PAY],
  ['B', asked.ASK_DENSE],
  ['A', asked.ASK],
] as const;

/** The longest first: so both engines that read it find the same. Phrases are set apart by commas. */
const oneOf = (phrases: string): string =>
  [...new Set(phrases.split(',').map(squeezed))]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .join('|');

/** `forbidden_ask.sql` holds the same; a test compares them. */
export const markPatterns = marks.map(([mark, phrases]) => [mark, oneOf(phrases)] as const);

/** What is said not to be done is no asking; the secret that was named with it stays. */
export const notAsked = ['(N[^NEIABFGX]{0,30})[ABFGX]()', '()[ABFGX]([^MEIABFGX]{0,16}M)'] as const;

const asksFor = (secret: string): string =>
  `A[^E]{0,24}${secret}|${secret}[^E]{0,16}A|B[^E]{0,10}${secret}|${secret}[^E]{0,10}B|ขอ${secret}`;

/** In this order; the first that is found is the one that is told. */
export const rulePatterns: readonly (readonly [AskRule, string])[] = [
  ['PASSWORD', asksFor('P')],
  ['CODE', asksFor('C')],
  ['CARD', asksFor('K')],
  ['PAYMENT', 'F|G[^E]{0,24}[DZ]|[DZ][^E]{0,14}G'],
  ['CONTACT', 'X'],
];

/** Addresses of wallets and accounts; the page of recharges shows where money goes. Of the text as it is written. */
export const accountPattern =
  '(^|[^a-z0-9])(0x[0-9a-f]{40}|t[1-9a-z]{33}|(bc|tb)1[0-9a-z]{25,60}|[13][1-9a-z]{25,33}' +
  '|[a-z]{2}[0-9]{2} ?([a-z]{4} ?)?[0-9]{4} ?[0-9]{4} ?[0-9]{2,4}.*)([^a-z0-9]|$)';

/** Addresses on the internet. Of the text as it is written. */
export const linkPattern =
  '(https?|hxxps?) ?:|www *[.]|[a-z0-9_-] *@ *[a-z0-9-]+ *[.] *[a-z]|(^|[^a-z])(t|wa|bit) *[.] *(me|ly) */' +
  '|[a-z0-9-]{2}[.](com|net|org|io|cc|top|vip|info|xyz|cn|vn|kr|jp|online|site|club|shop|app)(?![a-z])';

const found = (text: string, pattern: string): boolean => new RegExp(pattern).test(text);

/** A text with every phrase that means something here written as its mark. */
function marked(text: string): string {
  let read = squeezed(text);
  for (const [mark, pattern] of markPatterns)
    read = read.replaceAll(new RegExp(pattern, 'g'), mark);
  // Twice: what is not to be done is often said of two things.
  for (const pattern of [...notAsked, ...notAsked])
    read = read.replaceAll(new RegExp(pattern, 'g'), '$1$2');
  return read;
}

/**
 * What a text asks for that staff never ask for, or null: a password, a code, data of cards or keys, money on other
 * ways than the app shows, talking elsewhere. Any of ten languages, also mixed, spaced, or in letters that look alike.
 */
export function forbiddenAsk(text: string): AskRule | null {
  const read = marked(text);
  const rule = rulePatterns.find(([, pattern]) => found(read, pattern));
  if (rule) return rule[0];
  const plain = withoutGaps(text);
  if (found(plain, accountPattern)) return 'PAYMENT';
  return found(plain, linkPattern) ? 'CONTACT' : null;
}
