import type { Pool } from 'pg';
import { CHAIN_PAGE } from '../checks';

/** The quote after which a run of them is proved. */
export interface QuotePlace {
  /** As the database says it: no instant is finer than its text. */
  readonly at: string;
  readonly seq: string;
  /** Null for one of before quotes were linked. */
  readonly link: Buffer | null;
}

/** Before the first quote of an instrument. */
const BEGINNING: QuotePlace = { at: '-infinity', seq: '0', link: null };

/** Quotes of one query: some tenths of a second. */
const PAGE = 20_000;

interface Page extends QuotePlace {
  readonly proved: number;
  readonly broken: string | null;
  readonly missing: string | null;
}

export interface ProvedQuotes {
  readonly proved: number;
  /** Ids of the first quote that does not follow from the one before it, and of the first after a gap. */
  readonly broken: string | null;
  readonly missing: string | null;
}

export interface QuotesAsked {
  readonly instrumentId: string;
  readonly after?: QuotePlace | null;
  /** The last sequence number that is asked about; the newest when left out. */
  readonly through?: string | null;
}

/** Proves a run of quotes of one instrument, page by page, over the schema `verify`. */
export async function proveQuotes(
  verify: Pick<Pool, 'query'>,
  asked: QuotesAsked,
  page = PAGE,
): Promise<ProvedQuotes> {
  const sum = { proved: 0, broken: null as string | null, missing: null as string | null };
  for await (const { proved, broken, missing } of pages(verify, asked, page)) {
    sum.proved += proved;
    sum.broken ??= broken;
    sum.missing ??= missing;
  }
  return sum;
}

async function* pages(
  verify: Pick<Pool, 'query'>,
  { instrumentId, after, through = null }: QuotesAsked,
  page: number,
): AsyncGenerator<Page> {
  let place = after ?? BEGINNING;
  for (;;) {
    const args = [instrumentId, place.at, place.seq, place.link, through, page];
    const [found] = (await verify.query<Page>(CHAIN_PAGE, args)).rows;
    if (!found || found.proved === 0) return;
    yield found;
    place = found;
  }
}

/** The quote with a sequence number that a block named, where it must stand: not after the block. */
export async function placeOf(
  verify: Pick<Pool, 'query'>,
  { instrumentId, seq, notAfter }: { instrumentId: string; seq: string; notAfter: Date },
): Promise<QuotePlace | null> {
  const { rows } = await verify.query<QuotePlace>(
    `SELECT q.at::text AS at, q.seq, q.link FROM verify.quote q
     WHERE q.instrument_id = $1 AND q.seq <= $2 AND q.at <= $3::timestamptz + interval '1 minute'
     ORDER BY q.at DESC, q.seq DESC LIMIT 1`,
    [instrumentId, seq, notAfter],
  );
  return rows[0] ?? null;
}
