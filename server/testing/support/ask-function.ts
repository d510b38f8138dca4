import { accountPattern, linkPattern, phonePattern } from '../../../schema/asks/address-patterns';
import {
  notAsked,
  paymentPattern,
  plainPatterns,
  secretPatterns,
  warned,
} from '../../../schema/asks/forbidden-ask';
import {
  anyOf,
  askedBarely,
  askingMarks,
  firstMarks,
  payingMarks,
  payingSigns,
  plainMarks,
  plainSigns,
  type Marks,
} from '../../../schema/asks/marks';
import {
  longNumber,
  lookAlikes,
  noLetter,
  partEnd,
  questionEnd,
  readAs,
  sentenceEnd,
  shortWords,
  turn,
} from '../../../schema/asks/squeezed';

const WIDTH = 110;

/** A text in SQL; PostgreSQL puts quoted parts on lines of their own together. */
function quoted(text: string, indent: string): string {
  const signs = Array.from(text);
  const parts: string[] = [];
  for (let from = 0; from < signs.length; from += WIDTH)
    parts.push(signs.slice(from, from + WIDTH).join(''));
  return parts.map((part) => `'${part}'`).join(`\n${indent}`) || `''`;
}

type Pairs = readonly (readonly [string, string])[];

const replaced = (name: string, pattern: string, by: string): string =>
  `  ${name} := regexp_replace(${name}, ${quoted(pattern, '    ')}, '${by}', 'g');\n`;

/** Each phrase by itself: no pattern is made of them, of which a session keeps so few ready. */
const marks = (name: string, those: Marks): string =>
  those
    .map(
      ([sign, phrases]) =>
        `  FOREACH v_one IN ARRAY string_to_array(${quoted(phrases.join('|'), '    ')}, '|') LOOP
    ${name} := replace(${name}, v_one, '${sign}');
  END LOOP;\n`,
    )
    .join('');

/** Three times, as the contract does. */
const without = (name: string, patterns: readonly string[]): string =>
  [...patterns, ...patterns, ...patterns].map((one) => replaced(name, one, '\\1\\2')).join('');

/** Without one of these marks in a text no rule finds anything: looking for a mark costs next to nothing. */
const needed: Readonly<Record<string, string>> = { PASSWORD: 'P', CODE: 'C', CARD: 'K' };

const holdsAny = (signs: string): string => `translate(v_read, '${signs}', '') <> v_read`;

const rules = (patterns: Pairs): string =>
  patterns
    .map(([rule, one]) => {
      const any = holdsAny(needed[rule] ?? '');
      return `      WHEN ${any} AND v_read ~ ${quoted(one, '    ')} THEN '${rule}'\n`;
    })
    .join('');

/** `forbidden_ask.sql` as the contract's words make it. */
export const askFunction =
  (): string => `-- What a text asks for that staff never ask for: PASSWORD, CODE, CARD, PAYMENT or CONTACT; NULL for nothing. Twin of
-- schema/asks: a test compares this file with what the words there make. Phrases are replaced one after another, and what a
-- text cannot hold is not looked for: a session keeps 32 patterns ready, and reads more of them anew. Locks nothing.
DROP FUNCTION IF EXISTS forbidden_ask;
CREATE FUNCTION forbidden_ask(p_text text) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = tarn, pg_temp AS $ask$
DECLARE
  v_read text;
  v_one text;
  v_paid text;
  v_rule text;
  v_plain text := regexp_replace(lower(translate(normalize(p_text, NFKC),
    E'\\u200b\\u200c\\u200d\\u200e\\u200f\\u2060\\ufeff\\u00ad', '') COLLATE "C"), '[ \\n\\r\\t]+', ' ', 'g');
BEGIN
  v_read := translate(p_text, '。！；，、：？', '㐁㐁㐁㐂㐂㐂㐃');
  v_read := regexp_replace(v_read,
    ${quoted(turn, '    ')}, ' 㐂 ', 'g');
  v_read := regexp_replace(normalize(v_read, NFKD), '[\\u0300-\\u036f\\u200b-\\u200f\\u2060\\ufeff\\u00ad]', '', 'g');
  v_read := translate(v_read, E'\\n\\r\\t', '   ');
  v_read := regexp_replace(v_read, ${quoted(longNumber, '')}, '㐀', 'g');
${shortWords.map(([short, word]) => replaced('v_read', short, word.replace('$1', '\\1'))).join('')}\
  v_read := regexp_replace(v_read, ${quoted(questionEnd, '')}, '\\1㐃', 'g');
  v_read := regexp_replace(v_read, ${quoted(sentenceEnd, '')}, '\\1㐁', 'g');
  v_read := regexp_replace(v_read, ${quoted(partEnd, '')}, '\\1㐂', 'g');
  v_read := translate(v_read,
    ${quoted(lookAlikes, '    ')},
    ${quoted(readAs, '    ')});
  v_read := normalize(replace(replace(replace(lower(v_read COLLATE "C"), 'l', 'i'), ' ', ''), '()', 'o'), NFC);
  v_read := translate(replace(regexp_replace(v_read,
    ${quoted(noLetter, '')}, '', 'g'), 'vv', 'w'), '㐀㐁㐂㐃', 'ZEIQ');
${marks('v_read', firstMarks)}\
  IF ${holdsAny(anyOf)} THEN
${replaced('v_read', askedBarely, 'A')}${marks('v_read', askingMarks)}\
    v_paid := v_read;
${without('v_read', notAsked)}\
    v_rule := CASE
${rules(secretPatterns)}\
      END;
    IF v_rule IS NULL AND translate(v_paid, '${payingSigns}', '') <> v_paid THEN
${marks('v_paid', payingMarks)}${without('v_paid', [...warned, ...notAsked])}\
      v_rule := CASE WHEN v_paid ~ ${quoted(paymentPattern, '    ')} THEN 'PAYMENT' END;
    END IF;
    v_rule := coalesce(v_rule, CASE WHEN ${holdsAny('X')} THEN 'CONTACT' END);
    IF v_rule IS NULL AND ${holdsAny(plainSigns)} THEN
${marks('v_read', plainMarks)}\
      v_rule := CASE
${rules(plainPatterns)}\
        END;
    END IF;
  END IF;
  RETURN CASE
    WHEN v_rule IS NOT NULL THEN v_rule
    WHEN v_plain ~ ${quoted(accountPattern, '      ')} THEN 'PAYMENT'
    WHEN v_plain ~ ${quoted(linkPattern, '      ')} THEN 'CONTACT'
    WHEN v_plain ~ ${quoted(phonePattern, '      ')} THEN 'CONTACT' END;
END $ask$;
REVOKE ALL ON FUNCTION forbidden_ask FROM PUBLIC;
`;
