const millis = (time: string) => `round((date_part('epoch', ${time}) * 1000)::numeric)`;

/** What `quote_link.sql` hashes, written a second time: nothing that recorded a quote proves it. */
const TEXT = `concat('quote/1', chr(10), instrument_id, chr(10), seq, chr(10), ${millis('at')}, chr(10), price, chr(10),
  coalesce(${millis('provider_at')}::text, '-'), chr(10), feed, chr(10))`;

const finer = (time: string) => `${time} <> date_trunc('milliseconds', ${time})`;

/** Where a run of quotes begins: after which sequence number and link, as SQL. */
interface Run {
  readonly of: string;
  readonly seq: string;
  readonly link: string;
}

/** Each quote beside the one before it of the same instrument; no time in it is finer than what is hashed. */
const chain = ({ of, seq, link }: Run) => `
  SELECT id, at, seq, link, lag(seq, 1, ${seq}) OVER w AS before, lag(link, 1, ${link}) OVER w AS linked,
    (${finer('at')} OR ${finer('provider_at')}) AS finer,
    sha256(coalesce(lag(link, 1, ${link}) OVER w, decode(repeat('00', 32), 'hex')) || convert_to(${TEXT}, 'UTF8'))
      AS computed
  FROM ${of} WINDOW w AS (PARTITION BY instrument_id ORDER BY at, seq)`;

const CHAIN = chain({ of: 'verify.quote', seq: '0::bigint', link: 'NULL::bytea' });

const BROKEN =
  'link <> computed OR (link IS NULL AND linked IS NOT NULL) OR (link IS NOT NULL AND finer)';

const MISSING = 'seq <> before + 1';

/** The chain of quotes of each instrument, link by link. Quotes of before they were linked stand before the first link. */
export const quoteChecks = {
  'each quote links to the one before it': `
    SELECT 'quote ' || id AS subject FROM (${CHAIN}) q
    WHERE ${BROKEN} ORDER BY id`,
  'no quote is missing between two others': `
    SELECT 'quote ' || id AS subject FROM (${CHAIN}) q WHERE ${MISSING} ORDER BY id`,
};

/**
 * The same of at most $6 quotes of instrument $1 that follow the one of time $2, sequence number $3 and link $4, up to
 * number $5: how many, the first that does not fit into its place, and where the next page begins.
 */
export const CHAIN_PAGE = `
  SELECT count(*)::int AS proved, min(id) FILTER (WHERE ${BROKEN}) AS broken,
    min(id) FILTER (WHERE ${MISSING}) AS missing,
    (array_agg(at::text ORDER BY at DESC, seq DESC))[1] AS at, (array_agg(seq ORDER BY at DESC, seq DESC))[1] AS seq,
    (array_agg(link ORDER BY at DESC, seq DESC))[1] AS link
  FROM (${chain({
    of: `(SELECT * FROM verify.quote WHERE instrument_id = $1::bigint AND (at, seq) > ($2::timestamptz, $3::bigint)
      AND ($5::bigint IS NULL OR seq <= $5::bigint) ORDER BY at, seq LIMIT $6::int) page`,
    seq: '$3::bigint',
    link: '$4::bytea',
  })}) q`;
