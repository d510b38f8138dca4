const millis = (time: string) => `round((date_part('epoch', ${time}) * 1000)::numeric)`;

/** What `quote_link.sql` hashes, written a second time: nothing that recorded a quote proves it. */
const TEXT = `concat('quote/1', chr(10), instrument_id, chr(10), seq, chr(10), ${millis('at')}, chr(10), price, chr(10),
  coalesce(${millis('provider_at')}::text, '-'), chr(10), feed, chr(10))`;

const finer = (time: string) => `${time} <> date_trunc('milliseconds', ${time})`;

/** Each quote beside the one before it of the same instrument; no time in it is finer than what is hashed. */
const CHAIN = `
  SELECT id, seq, link, lag(seq, 1, 0::bigint) OVER w AS before, lag(link) OVER w AS linked,
    (${finer('at')} OR ${finer('provider_at')}) AS finer,
    sha256(coalesce(lag(link) OVER w, decode(repeat('00', 32), 'hex')) || convert_to(${TEXT}, 'UTF8')) AS computed
  FROM verify.quote WINDOW w AS (PARTITION BY instrument_id ORDER BY at, seq)`;

/** The chain of quotes of each instrument, link by link. Quotes of before they were linked stand before the first link. */
export const quoteChecks = {
  'each quote links to the one before it': `
    SELECT 'quote ' || id AS subject FROM (${CHAIN}) q
    WHERE link <> computed OR (link IS NULL AND linked IS NOT NULL) OR (link IS NOT NULL AND finer) ORDER BY id LIMIT 1`,
  'no quote is missing between two others': `
    SELECT 'quote ' || id AS subject FROM (${CHAIN}) q WHERE seq <> before + 1 ORDER BY id LIMIT 1`,
};
