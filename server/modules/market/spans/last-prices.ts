import type { Context } from '../../../platform/context';
import { inOrder } from '../../../platform/in-order';
import { rows } from '../../../platform/database/rows';
import { idsOnly } from '../instruments';

/** The newest price known of an instrument; plain decimals with its places. */
export interface LastPrice {
  readonly instrumentId: string;
  readonly price: string;
  readonly at: Date;
  readonly open: string;
  readonly high: string;
  readonly low: string;
}

/**
 * In the order asked for. A market that has been closed since the platform began has no quote: then the
 * end of its history is told. Null where there is neither.
 */
export async function lastPrices(
  { db }: Pick<Context, 'db'>,
  instrumentIds: readonly string[],
): Promise<(LastPrice | null)[]> {
  const found = await rows<LastPrice>(
    db,
    `SELECT i.id AS instrument_id, coalesce(q.at, minute.start_at + interval '1 minute') AS at,
       round(coalesce(q.price, minute.close), i.decimals)::text AS price,
       round(coalesce(q.day_open, day.open), i.decimals)::text AS open,
       round(coalesce(q.day_high, day.high), i.decimals)::text AS high,
       round(coalesce(q.day_low, day.low), i.decimals)::text AS low
     FROM instrument i
     LEFT JOIN instrument_quote q ON q.instrument_id = i.id
     LEFT JOIN LATERAL (SELECT c.start_at, c.close FROM candle c
       WHERE c.instrument_id = i.id AND c.interval = '1m'
       ORDER BY c.start_at DESC LIMIT 1) minute ON true
     LEFT JOIN LATERAL (SELECT c.open, c.high, c.low FROM candle c
       WHERE c.instrument_id = i.id AND c.interval = '1d'
       ORDER BY c.start_at DESC LIMIT 1) day ON true
     WHERE i.id = ANY ($1) AND (q.price IS NOT NULL OR (minute.close IS NOT NULL AND day.open IS NOT NULL))`,
    [idsOnly(instrumentIds)],
  );
  return inOrder(instrumentIds, found, ({ instrumentId }) => instrumentId);
}
