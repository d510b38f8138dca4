import { accountPattern, linkPattern, phonePattern } from './address-patterns';
import type { AskRule } from './ask-rules';
import {
  anyOf,
  askedBarely,
  askingMarks,
  firstMarks,
  payingMarks,
  payingSigns,
  plainMarks,
  type Marks,
} from './marks';
import { squeezed, withoutGaps } from './squeezed';

/** Ends that a no does not reach over, and what turns it round. */
const ENDS = 'EQIUS3';
/** And what asks once more does not need it. */
const AND = '(?<!and|und|et|va|และ|แล้ว|并|並|再|而|同埋)';

/**
 * What is said not to be done is no asking; the secret that was named with it stays, unless it is said to be the one that
 * is not meant.
 */
export const notAsked = [
  '([PCK][a-z]{0,10})I(?=[^A-Z0-9]{0,14}[PCKGX])()',
  `([NVO][^NVO${ENDS}1ABFGJLTX]{0,30}${AND})[1ABFGJLTX]()`,
  `()[1ABFGJLTX]([^MV${ENDS}ABFGX]{0,16}[MV])`,
  '()[ABT]([^NMEQIABFGX]{0,16}[PCK]N(?=[EQI]|$))',
  '(O[a-z]{0,10})[PCK]()',
  '()[PCK]((が|이|가|은)?(ではなく|じゃなく|말고|아닌|아니라))',
] as const;

/** Nor is what is told as a thing that others do. */
export const warned = ['()[1FGJL]([^EQ]{0,60}4)', '(4[^EQI]{0,30})[1FGJL]()'] as const;

/** Whose it is, said just before it; and just after it. */
const OWN =
  '(your|ihre?n?|deine?n?|su|tu|votre|ton|您的|你的|你嘅|您|你|あなたの|お客様の|고객님의?|회원님의?)' +
  '(iogin|account|fund|current|full|secret|oid|sms|fondos)?';
const OWN_AFTER = '(cuaban|cuaquykhach|ของคุณ|ของท่าน)';
/** Nobody goes on without it: said before it, and after it. */
const WITHOUT = `(N|ohne|sans|sin)(the|den|das|ei|ia|ie|嘅)?(${OWN})?`;
const STUCK = '(V|kannich|ichkann|konnenwir|wirkonnen|kommenwir|gehtnichts|nichtsmachen)';

const asksFor = (secret: string): string =>
  `A[^EQ]{0,24}${secret}|${secret}[^EQ]{0,16}A|B[^EQ]{0,10}${secret}|${secret}[^EQ]{0,10}B|ขอ${secret}` +
  `|${secret}[^EQ]{0,30}Y|Y[^EQ]{0,24}${secret}|${secret}.{0,28}T|T[^EQ]{0,16}${secret}|S[^EQ]{0,40}${secret}|${secret}[^EQ]{0,16}S` +
  `|${WITHOUT}${secret}[^EQ]{0,24}${STUCK}|${STUCK}[^EQI]{0,20}${WITHOUT}${secret}|${secret}[がもを]?3[^EQ]{0,20}V`;

/**
 * A secret in a question, or beside a word as forms have them, in a part of a sentence that says no and nothing harmless.
 * The word may stand in a part of its own: "Your password, please."
 */
const asksPlainly = (secret: string): string => {
  const harmless = 'EQIHNMVO';
  const rest = `[^${harmless}]*`;
  // A question may name them one by one: "Which did you forget, this password or that?"
  const asked = rest.replace('I', '');
  const here = [
    `W[^${harmless}]{0,40}${secret}`,
    `${secret}[^${harmless}]{0,24}W`,
    `${OWN}${secret}`,
    `${secret}${OWN_AFTER}`,
    `G(ia|ei|su)${secret}`,
  ].join('|');
  return (
    `(^|[EQI])${rest}(${here})${rest}([EQI]|$)|(^|[EQ])${asked}${secret}${asked}Q` +
    `|(^|[EQI])${rest}${secret}[^${harmless}]{0,6}IW[^${harmless}]{0,4}([EQ]|$)` +
    `|(^|[EQ])[^${harmless}]{0,6}WI${rest}${secret}${rest}([EQI]|$)`
  );
};

/** Three things in one sentence, in any order. */
const together = (a: string, b: string, c: string): string => {
  const near = '[^EQ]{0,30}';
  const pairs = (x: string, y: string) => `(${x}${near}${y}|${y}${near}${x})`;
  return `${a}${near}${pairs(b, c)}|${b}${near}${pairs(a, c)}|${c}${near}${pairs(a, b)}`;
};

/** Somebody pays a tax; or pays, before what is theirs, or a fee, comes first. */
const UPFRONT = [
  '[GJ][^EQ]{0,24}1|1[^EQ]{0,24}[GJ]',
  together('[GJ]', 'L', '[RU]'),
  together('[GJ]', '2', '[RU]'),
].join('|');

/** In this order; the first that is found is the one that is told. */
export const secretPatterns: readonly (readonly [AskRule, string])[] = [
  ['PASSWORD', asksFor('P')],
  ['CODE', asksFor('C')],
  ['CARD', asksFor('K')],
];

/** Of a text in which what has to do with paying is marked as well. */
export const paymentPattern =
  // A payment of so much names an amount and no account.
  `F|G[^EQ]{0,24}D|G(?!(ment)?s?of)[^EQ]{0,24}Z|D[^EQ]{0,14}G|Z[^EQ]{0,14}G|${UPFRONT}`;

/** The same for what asks only where nothing harmless is said. */
export const plainPatterns: readonly (readonly [AskRule, string])[] = [
  ['PASSWORD', asksPlainly('P')],
  ['CODE', asksPlainly('C')],
];

const found = (text: string, pattern: string): boolean => new RegExp(pattern).test(text);

const withMarks = (text: string, marks: Marks): string =>
  marks.reduce(
    (read, [mark, phrases]) => phrases.reduce((one, phrase) => one.replaceAll(phrase, mark), read),
    text,
  );

/** Three times: what is not to be done is often said of several things. */
const without = (text: string, patterns: readonly string[]): string =>
  [...patterns, ...patterns, ...patterns].reduce(
    (read, pattern) => read.replaceAll(new RegExp(pattern, 'g'), '$1$2'),
    text,
  );

const firstOf = (text: string, rules: readonly (readonly [AskRule, string])[]): AskRule | null =>
  rules.find(([, pattern]) => found(text, pattern))?.[0] ?? null;

/** What is asked for in words. Where nothing is named that could be, nothing further is looked for. */
function askedInWords(text: string): AskRule | null {
  const first = withMarks(squeezed(text), firstMarks);
  if (!found(first, `[${anyOf}]`)) return null;
  const marked = withMarks(first.replaceAll(new RegExp(askedBarely, 'g'), 'A'), askingMarks);
  const read = without(marked, notAsked);
  const secret = firstOf(read, secretPatterns);
  if (secret) return secret;
  if (asksToPay(marked)) return 'PAYMENT';
  return read.includes('X') ? 'CONTACT' : firstOf(withMarks(read, plainMarks), plainPatterns);
}

const asksToPay = (marked: string): boolean =>
  found(marked, `[${payingSigns}]`) &&
  found(without(withMarks(marked, payingMarks), [...warned, ...notAsked]), paymentPattern);

/**
 * What a text asks for that staff never ask for, or null: a password, a code, data of cards or keys, money on other
 * ways than the app shows, talking elsewhere. Any of ten languages, also mixed, spaced, or in letters that look alike.
 */
export function forbiddenAsk(text: string): AskRule | null {
  const rule = askedInWords(text);
  if (rule) return rule;
  const plain = withoutGaps(text);
  if (found(plain, accountPattern)) return 'PAYMENT';
  return [linkPattern, phonePattern].some((one) => found(plain, one)) ? 'CONTACT' : null;
}
