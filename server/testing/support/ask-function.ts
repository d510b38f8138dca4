import {
  accountPattern,
  linkPattern,
  markPatterns,
  notAsked,
  rulePatterns,
} from '../../../schema/asks/forbidden-ask';
import {
  longNumber,
  lookAlikes,
  noLetter,
  partEnd,
  readAs,
  sentenceEnd,
} from '../../../schema/asks/squeezed';

const WIDTH = 110;

/** A text in SQL; PostgreSQL puts quoted parts on lines of their own together. */
function quoted(text: string, indent: string): string {
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += WIDTH) parts.push(text.slice(from, from + WIDTH));
  return parts.map((part) => `'${part}'`).join(`\n${indent}`) || `''`;
}

const mark = (steps: string): string => `  v_read := ${steps};\n`;

/** `forbidden_ask.sql` as the contract's words make it. */
export const askFunction =
  (): string => `-- What a text asks for that staff never ask for: PASSWORD, CODE, CARD, PAYMENT or CONTACT; NULL for nothing. Twin of
-- schema/asks: a test compares this file with what the words there make. Locks nothing.
DROP FUNCTION IF EXISTS forbidden_ask;
CREATE FUNCTION forbidden_ask(p_text text) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = tarn, pg_temp AS $ask$
DECLARE
  v_read text;
  v_plain text := regexp_replace(lower(regexp_replace(normalize(p_text, NFKC),
    '[\\u200b-\\u200f\\u2060\\ufeff\\u00ad]', '', 'g') COLLATE "C"), '[ \\n\\r\\t]+', ' ', 'g');
BEGIN
  v_read := translate(p_text, '。！？；，、', '㐁㐁㐁㐁㐂㐂');
  v_read := regexp_replace(normalize(v_read, NFKD), '[\\u0300-\\u036f\\u200b-\\u200f\\u2060\\ufeff\\u00ad]', '', 'g');
  v_read := regexp_replace(v_read, '[\\n\\r\\t]+', ' ', 'g');
  v_read := regexp_replace(v_read, ${quoted(longNumber, '')}, '㐀', 'g');
  v_read := regexp_replace(v_read, ${quoted(sentenceEnd, '')}, '\\1㐁', 'g');
  v_read := regexp_replace(v_read, ${quoted(partEnd, '')}, '\\1㐂', 'g');
  v_read := translate(v_read,
    ${quoted(lookAlikes, '')},
    ${quoted(readAs, '')});
  v_read := normalize(replace(replace(lower(v_read COLLATE "C"), 'l', 'i'), ' ', ''), NFC);
  v_read := translate(regexp_replace(v_read,
    ${quoted(noLetter, '')}, '', 'g'), '㐀㐁㐂', 'ZEI');
${markPatterns.map(([sign, pattern]) => mark(`regexp_replace(v_read,\n    ${quoted(pattern, '    ')}, '${sign}', 'g')`)).join('')}\
${[...notAsked, ...notAsked].map((pattern) => mark(`regexp_replace(v_read, ${quoted(pattern, '')}, '\\1\\2', 'g')`)).join('')}\
  RETURN CASE
${rulePatterns.map(([rule, pattern]) => `    WHEN v_read ~ ${quoted(pattern, '    ')} THEN '${rule}'\n`).join('')}\
    WHEN v_plain ~ ${quoted(accountPattern, '      ')} THEN 'PAYMENT'
    WHEN v_plain ~ ${quoted(linkPattern, '      ')} THEN 'CONTACT' END;
END $ask$;
REVOKE ALL ON FUNCTION forbidden_ask FROM PUBLIC;
`;
