import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { rows } from '../../../platform/database/rows';
import { asError } from '../../../platform/gathered-call';
import { idsOnly } from '../instruments';

/** One quote as the record holds it, with what binds it to the one before. */
export interface LinkedQuote {
  readonly id: string;
  readonly seq: string;
  readonly at: Date;
  /** Plain decimal with the instrument's places. */
  readonly price: string;
  /** When the provider says it was made; null of a feed that says nothing. */
  readonly providerAt: Date | null;
  /** Feed, and in hexadecimal the link; both null of quotes from before quotes were linked. */
  readonly feed: string | null;
  readonly link: string | null;
}

export interface QuoteSecond {
  /** The first instant of the second. */
  readonly from: Date;
  /** Recorded within it, oldest first, at most `limits.secondQuotesMax`. */
  readonly quotes: readonly LinkedQuote[];
  /** There are more than these. */
  readonly more: boolean;
  /** The newest from before that second and the oldest from after it, within a week. */
  readonly before: LinkedQuote | null;
  readonly after: LinkedQuote | null;
}

export interface SecondAsked {
  readonly instrumentId: string;
  readonly at: Date;
}

const WEEK = `interval '7 days'`;
const SECOND = `interval '1 second'`;

const QUOTE = 'q.id, q.seq, q.at, q.price, q.provider_at, q.feed, q.chain';

/** Each part is a walk along the key, within a week: no more partitions than that are looked into. */
const FOUND = `
  WITH clock AS MATERIALIZED (SELECT tarn_now() AS now)
  SELECT f.place, f.id, f.seq, f.at, round(f.price, i.decimals)::text AS price, f.provider_at, f.feed,
    encode(f.chain, 'hex') AS link
  FROM instrument i CROSS JOIN LATERAL (
    (SELECT 'before' AS place, ${QUOTE} FROM quote q
      WHERE q.instrument_id = i.id AND q.at < $2 AND q.at >= $2 - ${WEEK} AND q.at <= (SELECT now FROM clock)
      ORDER BY q.at DESC, q.seq DESC LIMIT 1)
    UNION ALL (SELECT 'within', ${QUOTE} FROM quote q
      WHERE q.instrument_id = i.id AND q.at >= $2 AND q.at < $2 + ${SECOND} AND q.at <= (SELECT now FROM clock)
      ORDER BY q.at, q.seq LIMIT $3)
    UNION ALL (SELECT 'after', ${QUOTE} FROM quote q
      WHERE q.instrument_id = i.id AND q.at >= $2 + ${SECOND} AND q.at < $2 + ${WEEK} AND q.at <= (SELECT now FROM clock)
      ORDER BY q.at, q.seq LIMIT 1)) f
  WHERE i.id = $1 ORDER BY f.seq`;

type Row = LinkedQuote & { readonly place: 'before' | 'within' | 'after' };

/**
 * What was recorded within the second (UTC) of an instant, and the quotes next to it; never one ahead of the
 * platform's clock. Nothing for an unknown instrument.
 */
async function quoteSecond(
  { db }: Pick<Context, 'db'>,
  { instrumentId, at }: SecondAsked,
): Promise<QuoteSecond> {
  const from = new Date(Math.floor(at.getTime() / 1_000) * 1_000);
  const [id] = idsOnly([instrumentId]);
  const most = limits.secondQuotesMax;
  const found = id === undefined ? [] : await rows<Row>(db, FOUND, [id, from, most + 1]);
  const of = (place: Row['place']) => found.filter((row) => row.place === place);
  const within = of('within');
  return {
    from,
    quotes: within.slice(0, most),
    more: within.length > most,
    before: of('before')[0] ?? null,
    after: of('after')[0] ?? null,
  };
}

/**
 * What one request asks, one second after the other, as `quoteSpans` does.
 * @throws PARAM_INVALID beyond `limits.spansPerRequestMax`
 */
export async function quoteSeconds(
  ctx: Pick<Context, 'db'>,
  asked: readonly SecondAsked[],
): Promise<(QuoteSecond | Error)[]> {
  if (asked.length > limits.spansPerRequestMax) refuse('PARAM_INVALID', { field: 'at' }, 'at');
  const seconds: (QuoteSecond | Error)[] = [];
  for (const one of asked) seconds.push(await quoteSecond(ctx, one).catch(asError));
  return seconds;
}
