import { limits } from '../../../../schema/limits';
import { refuse } from '../../../platform/domain-error';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { idsOnly } from '../instruments';
import { quoteGaps } from './quote-gaps';
import type { QuoteSpan, RecordedQuote, SpanAsked } from './span';
import { spanMemory } from './span-memory';
import { thinQuotes } from './thin-quotes';

interface Frame {
  readonly now: Date;
  readonly staleAfterMs: number;
  readonly open: readonly { readonly from: string; readonly to: string }[];
}

/** A recorder under way commits within its statement's time, so this long ago nothing can follow. */
const FINAL_AFTER_MS = 60_000;

/** So far before a span its silence may have begun and is still found. */
const LOOK_BACK_MS = 3_600_000;

/**
 * The recorded quotes from `from` to `to`, both included, never one ahead of the platform's clock.
 * Empty for an unknown instrument. What is past for good is read once and remembered.
 *
 * @throws PARAM_INVALID for a span that ends before it begins, or is longer than `limits.spanMsMax`
 */
export async function quoteSpan({ db }: Pick<Context, 'db'>, asked: SpanAsked): Promise<QuoteSpan> {
  const [id] = idsOnly([asked.instrumentId]);
  const [from, to] = [asked.from.getTime(), asked.to.getTime()];
  const length = to - from;
  if (!(length >= 0 && length <= limits.spanMsMax)) refuse('PARAM_INVALID', { field: 'to' }, 'to');
  const frame = id === undefined ? null : await frameOf(db, { id, from, to });
  if (id === undefined || !frame) return { quotes: [], gaps: [], until: asked.to, final: false };
  const final = frame.now.getTime() - to > FINAL_AFTER_MS;
  const read = () => readSpan(db, { id, from, to: Math.min(to, frame.now.getTime()) }, frame);
  if (!final) return { ...(await read()), final };
  return spanMemory(db, `${id} ${String(from)} ${String(to)}`, async () => ({
    ...(await read()),
    final,
  }));
}

interface Span {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

type Db = Context['db'];

/** What a span is judged by; null for what is not quoted here. */
async function frameOf(db: Db, { id, from, to }: Span): Promise<Frame | null> {
  const [frame] = await rows<Frame>(
    db,
    `SELECT clock.now, i.stale_after_ms, coalesce((
       SELECT json_agg(json_build_object('from', greatest(p.opens_at, $2::timestamptz),
         'to', least(p.closes_at, $3::timestamptz)) ORDER BY p.opens_at)
       FROM open_period p WHERE p.calendar_id = i.calendar_id
         AND p.opens_at < $3::timestamptz AND p.closes_at > $2::timestamptz), '[]') AS open
     FROM (SELECT tarn_now() AS now OFFSET 0) AS clock, instrument i WHERE i.id = $1`,
    [id, new Date(from - LOOK_BACK_MS), new Date(to)],
  );
  return frame ?? null;
}

async function readSpan(db: Db, span: Span, { staleAfterMs, open }: Frame) {
  const recorded = span.to < span.from ? [] : await recordedIn(db, span);
  const before = await newestBefore(db, span);
  const gaps = quoteGaps({
    recordedAt: [before, ...recorded.map(({ at }) => at.getTime())],
    span,
    open: open.map((period) => ({ from: Date.parse(period.from), to: Date.parse(period.to) })),
    staleAfterMs,
  });
  return {
    quotes: thinQuotes(recorded, limits.spanQuotesMax),
    gaps: gaps.map((gap) => ({ from: new Date(gap.from), to: new Date(gap.to) })),
    until: new Date(span.to),
  };
}

const recordedIn = (db: Db, { id, from, to }: Span): Promise<RecordedQuote[]> =>
  rows<RecordedQuote>(
    db,
    `SELECT q.id, q.at, round(q.price, i.decimals)::text AS price
     FROM quote q JOIN instrument i ON i.id = q.instrument_id
     WHERE q.instrument_id = $1 AND q.at >= $2 AND q.at <= $3
     ORDER BY q.at, q.seq`,
    [id, new Date(from), new Date(to)],
  );

/** When the last one before the span was recorded; where there is none, as far back as is looked. */
async function newestBefore(db: Db, { id, from }: Span): Promise<number> {
  const back = from - LOOK_BACK_MS;
  const [newest] = await rows<{ at: Date }>(
    db,
    `SELECT q.at FROM quote q WHERE q.instrument_id = $1 AND q.at < $2 AND q.at >= $3
     ORDER BY q.at DESC LIMIT 1`,
    [id, new Date(from), new Date(back)],
  );
  return newest?.at.getTime() ?? back;
}
