import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Which quotes of an instrument: from the one before `seq`, recorded at `at`, to `toSeq`. */
export interface QuoteRunAsked {
  readonly instrumentId: string;
  readonly at: Date;
  readonly seq: string;
  readonly toSeq: string;
  /** Not long after the last of them: no later partition is read. */
  readonly until: Date;
}

interface LinkedText {
  readonly text: string;
  readonly link: Buffer | null;
}

/** A quote's text is what its link hashes: quote_link.sql. The first two are the ones before the quote asked for. */
const RUN = `
  WITH older AS (
    SELECT q.* FROM quote q WHERE q.instrument_id = $1 AND q.at <= $2 AND q.seq < $3
    ORDER BY q.at DESC, q.seq DESC LIMIT 2
  ), run AS (
    SELECT * FROM older
    UNION ALL SELECT q.* FROM quote q
      WHERE q.instrument_id = $1 AND q.at BETWEEN $2 AND $5 AND q.seq BETWEEN $3 AND $4)
  SELECT chain AS link, concat_ws(E'\\n', 'quote/1', instrument_id, seq, trunc(extract(epoch FROM at) * 1000)::bigint,
    price::numeric(20, 8), coalesce(trunc(extract(epoch FROM provider_at) * 1000)::bigint::text, '-'), feed) || E'\\n' AS text
  FROM run ORDER BY seq`;

const NOTHING_BEFORE = Buffer.alloc(32);

/**
 * Quotes that follow one another, as their links hash them, from the one before the quote asked for, and the link
 * before them all in hexadecimal. Who has the last link can see that none was left out.
 */
export async function quoteRun(
  { db }: Pick<Context, 'db'>,
  { instrumentId, at, seq, toSeq, until }: QuoteRunAsked,
): Promise<{ before: string; quotes: string[] }> {
  const found = await rows<LinkedText>(db, RUN, [instrumentId, at, seq, toSeq, until]);
  const asked = found.findIndex(({ text }) =>
    text.startsWith(`quote/1\n${instrumentId}\n${seq}\n`),
  );
  // What has no link is from before quotes were linked: the chain begins behind it.
  const unlinked = found.findLastIndex(({ link }, n) => n < asked && link === null);
  const first = Math.max(asked - 1, unlinked + 1);
  const before = found[first - 1]?.link ?? NOTHING_BEFORE;
  return { before: before.toString('hex'), quotes: found.slice(first).map(({ text }) => text) };
}
