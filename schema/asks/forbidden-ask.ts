import type { AskRule } from './ask-rules';
import { asked } from './asking-words';
import { elsewhere } from './paying-words';
import { plainly } from './plain-words';
import { squeezed, withoutGaps } from './squeezed';

/** What each kind of phrase is written as, in the order in which they are looked for: what was found is not read twice. */
const marks = [
  ['', elsewhere.NO_MATTER],
  ['M', elsewhere.NOT_AFTER],
  ['T', plainly.HAND_OVER],
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
  ['Y', plainly.EXCEPT],
] as const;

/** Looked for after what asks by itself, whose distances they do not change. */
const plainMarks = [
  ['H', plainly.HARMLESS],
  ['W', plainly.WEAK],
] as const;

/** The longest first: so both engines that read it find the same. Phrases are set apart by commas. */
const oneOf = (phrases: string): string =>
  [...new Set(phrases.split(',').map(squeezed))]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .join('|');

/** `forbidden_ask.sql` holds the same; a test compares them. */
export const markPatterns = marks.map(([mark, phrases]) => [mark, oneOf(phrases)] as const);
export const plainMarkPatterns = plainMarks.map(
  ([mark, phrases]) => [mark, oneOf(phrases)] as const,
);

/** What is said not to be done is no asking; the secret that was named with it stays. */
export const notAsked = [
  '(N[^NEQIABFGTX]{0,30})[ABFGTX]()',
  '()[ABFGTX]([^MEQIABFGX]{0,16}M)',
] as const;

/** Whose it is, said just before it; and just after it. */
const OWN =
  '(your|ihre?n?|deine?n?|su|tu|votre|ton|您的|你的|您|你|あなたの|お客様の|고객님의?|회원님의?)' +
  '(iogin|account|fund|current|full|secret|oid|sms|fondos)?';
const OWN_AFTER = '(cuaban|cuaquykhach|ของคุณ|ของท่าน)';

const asksFor = (secret: string): string =>
  `A[^EQ]{0,24}${secret}|${secret}[^EQ]{0,16}A|B[^EQ]{0,10}${secret}|${secret}[^EQ]{0,10}B|ขอ${secret}` +
  `|${secret}[^EQ]{0,30}Y|Y[^EQ]{0,24}${secret}|${secret}.{0,24}T`;

/**
 * A secret in a question, or beside a word as forms have them, in a part of a sentence that says no and nothing harmless.
 * The word may stand in a part of its own: "Your password, please."
 */
const asksPlainly = (secret: string): string => {
  const rest = '[^EQIHNM]*';
  const here = [
    `W[^EQIHNM]{0,40}${secret}`,
    `${secret}[^EQIHNM]{0,24}W`,
    `${OWN}${secret}`,
    `${secret}${OWN_AFTER}`,
    `G(ia|ei|su)${secret}`,
  ].join('|');
  return (
    `(^|[EQI])${rest}(${here})${rest}([EQI]|$)|(^|[EQI])${rest}${secret}${rest}Q` +
    `|(^|[EQI])${rest}${secret}[^EQIHNM]{0,6}IW[^EQIHNM]{0,4}([EQ]|$)` +
    `|(^|[EQ])[^EQIHNM]{0,6}WI${rest}${secret}${rest}([EQI]|$)`
  );
};

/** In this order; the first that is found is the one that is told. */
export const rulePatterns: readonly (readonly [AskRule, string])[] = [
  ['PASSWORD', asksFor('P')],
  ['CODE', asksFor('C')],
  ['CARD', asksFor('K')],
  // A payment of so much names an amount and no account.
  ['PAYMENT', 'F|G[^EQ]{0,24}D|G(?!(ment)?s?of)[^EQ]{0,24}Z|D[^EQ]{0,14}G|Z[^EQ]{0,14}G'],
  ['CONTACT', 'X'],
];

/** The same for what asks only where nothing harmless is said. */
export const plainPatterns: readonly (readonly [AskRule, string])[] = [
  ['PASSWORD', asksPlainly('P')],
  ['CODE', asksPlainly('C')],
];

/** Addresses of wallets and accounts; the page of recharges shows where money goes. Of the text as it is written. */
export const accountPattern =
  '(^|[^a-z0-9])(0x[0-9a-f]{40}|t[1-9a-z]{33}|(bc|tb)1[0-9a-z]{25,60}|[13][1-9a-z]{25,33}' +
  '|[a-z]{2}[0-9]{2} ?([a-z]{4} ?)?[0-9]{4} ?[0-9]{4} ?[0-9]{2,4}.*)([^a-z0-9]|$)' +
  '|(to|auf( das)?|an( das)?|a la|sur le|vào|tới|đến) (account|konto|cuenta|compte|tài khoản)[a-z .:#]{0,8}[0-9]([ -]?[0-9]){5,}' +
  '|(到|至|入)(账户|账号|賬戶|戶口|帳戶)[^0-9]{0,4}[0-9]([ -]?[0-9]){5,}|(เข้า|ไปที่|ไปยัง)บัญชี[^0-9]{0,6}[0-9]([ -]?[0-9]){5,}' +
  '|(口座|계좌)[^0-9]{0,6}[0-9]([ -]?[0-9]){5,} ?(へ|に|로)';

/** Addresses on the internet. Of the text as it is written. */
export const linkPattern =
  '(https?|hxxps?) ?:|www *[.]|[a-z0-9_-] *(@|[(\\[{] *(at|@) *[)\\]}]) *[a-z0-9-]+ *[.(\\[] *[a-z]' +
  '|(^|[^a-z])(t|wa|bit) *[.] *(me|ly) */' +
  '|[a-z0-9-]{2}([.]| ?[(\\[{] *([.]|dot) *[)\\]}] ?| dot )' +
  '(com|net|org|io|cc|top|vip|info|xyz|cn|vn|kr|jp|online|site|club|shop|app|de|ru|co|fr|es|uk|eu|hk|th|tw|sg|us|tv|biz' +
  '|link|live|pro|chat|win|fun|store|tech|world|page|dev|finance|trade|ltd|su|ua|pl|nl|ch|br|mx|ph|tk|ml|ga|cf)(?![a-z])';

/** Numbers to call: as such numbers begin, or beside a word of calling. Of the text as it is written. */
export const phonePattern =
  '(^|[^0-9a-z.,])([+]|00) ?[1-9]([ ().-]{0,2}[0-9]){8,13}(?![0-9.,])' +
  '|((^|[^a-z])(phone|call|tel|telefon|telefono|teléfono|téléphone|telephone|mobile|handy|móvil|sms|ruf|rufen sie|anruf' +
  '|llame|appelez|gọi|điện thoại|sđt|hotline)|电话|電話|致电|致電|手机|手機|전화|휴대폰|携帯|โทร|เบอร์)' +
  '[^0-9]{0,24}[0-9]([ ().-]{0,2}[0-9]){6,}';

const found = (text: string, pattern: string): boolean => new RegExp(pattern).test(text);

type Marks = readonly (readonly [mark: string, pattern: string])[];

const withMarks = (text: string, patterns: Marks): string =>
  patterns.reduce((read, [mark, one]) => read.replaceAll(new RegExp(one, 'g'), mark), text);

/** A text with every phrase that means something here written as its mark. */
function marked(text: string): string {
  let read = withMarks(squeezed(text), markPatterns);
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
  const further = withMarks(read, plainMarkPatterns);
  const rule =
    rulePatterns.find(([, pattern]) => found(read, pattern)) ??
    plainPatterns.find(([, pattern]) => found(further, pattern));
  if (rule) return rule[0];
  const plain = withoutGaps(text);
  if (found(plain, accountPattern)) return 'PAYMENT';
  return [linkPattern, phonePattern].some((one) => found(plain, one)) ? 'CONTACT' : null;
}
