import {
  accountPattern,
  linkPattern,
  markPatterns,
  notAsked,
  phonePattern,
  plainMarkPatterns,
  plainPatterns,
  rulePatterns,
} from '../../../schema/asks/forbidden-ask';
import {
  longNumber,
  lookAlikes,
  noLetter,
  partEnd,
  questionEnd,
  readAs,
  sentenceEnd,
  shortCode,
  turn,
} from '../../../schema/asks/squeezed';

const WIDTH = 110;

/** A text in SQL; PostgreSQL puts quoted parts on lines of their own together. */
function quoted(text: string, indent: string): string {
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += WIDTH) parts.push(text.slice(from, from + WIDTH));
  return parts.map((part) => `'${part}'`).join(`\n${indent}`) || `''`;
}

const mark = (steps: string): string => `  v_read := ${steps};\n`;

type Pairs = readonly (readonly [string, string])[];

const marks = (patterns: Pairs): string =>
  patterns
    .map(([sign, one]) =>
      mark(`regexp_replace(v_read,\n    ${quoted(one, '    ')}, '${sign}', 'g')`),
    )
    .join('');

/** Without one of these marks in a text no rule finds anything: looking for a mark costs next to nothing. */
const needed: Readonly<Record<string, string>> = {
  ...{ PASSWORD: 'P', CODE: 'C', CARD: 'K', PAYMENT: 'FG', CONTACT: 'X' },
};

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
-- schema/asks: a test compares this file with what the words there make. What a text cannot hold is not looked for: a session
-- keeps 32 patterns ready, and reads more of them anew each time. Locks nothing.
DROP FUNCTION IF EXISTS forbidden_ask;
CREATE FUNCTION forbidden_ask(p_text text) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = tarn, pg_temp AS $ask$
DECLARE
  v_read text;
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
  v_read := regexp_replace(v_read, ${quoted(shortCode, '')}, '\\1onetimecode\\3', 'g');
  v_read := regexp_replace(v_read, ${quoted(questionEnd, '')}, '\\1㐃', 'g');
  v_read := regexp_replace(v_read, ${quoted(sentenceEnd, '')}, '\\1㐁', 'g');
  v_read := regexp_replace(v_read, ${quoted(partEnd, '')}, '\\1㐂', 'g');
  v_read := translate(v_read,
    ${quoted(lookAlikes, '    ')},
    ${quoted(readAs, '    ')});
  v_read := normalize(replace(replace(lower(v_read COLLATE "C"), 'l', 'i'), ' ', ''), NFC);
  v_read := translate(replace(regexp_replace(v_read,
    ${quoted(noLetter, '')}, '', 'g'), 'vv', 'w'), '㐀㐁㐂㐃', 'ZEIQ');
${marks(markPatterns)}\
  IF ${holdsAny('NM')} THEN
${[...notAsked, ...notAsked].map((pattern) => mark(`regexp_replace(v_read, ${quoted(pattern, '')}, '\\1\\2', 'g')`)).join('')}\
  END IF;
  v_rule := CASE
${rules(rulePatterns)}\
    END;
  IF v_rule IS NULL AND ${holdsAny('PC')} THEN
${marks(plainMarkPatterns)}\
    v_rule := CASE
${rules(plainPatterns)}\
      END;
  END IF;
  RETURN CASE
    WHEN v_rule IS NOT NULL THEN v_rule
    WHEN v_plain ~ ${quoted(accountPattern, '      ')} THEN 'PAYMENT'
    WHEN v_plain ~ ${quoted(linkPattern, '      ')} THEN 'CONTACT'
    WHEN v_plain ~ ${quoted(phonePattern, '      ')} THEN 'CONTACT' END;
END $ask$;
REVOKE ALL ON FUNCTION forbidden_ask FROM PUBLIC;
`;
