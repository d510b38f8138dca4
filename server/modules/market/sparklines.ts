import type { Context } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import { rows } from '../../platform/database/rows';
import { idsOnly } from './instruments';

const POINTS = 30;

interface Row {
  readonly id: string;
  readonly closes: string[];
}

/**
 * The day in one line, for each instrument asked for, oldest first: the close before it, then the close of
 * each quarter-hour. So its two ends are what the change in percent compares. Without a quote the last 30
 * quarter-hours.
 */
export async function sparklines(
  { db }: Context,
  instrumentIds: readonly string[],
): Promise<string[][]> {
  const found = await rows<Row>(
    db,
    `SELECT i.id, CASE WHEN q.quote_id IS NULL THEN ARRAY(
       SELECT round(c.close, i.decimals)::text FROM (
         SELECT c.start_at, c.close FROM candle c
         WHERE c.instrument_id = i.id AND c.interval = '15m'
         ORDER BY c.start_at DESC LIMIT $2) c
       ORDER BY c.start_at)
     ELSE round(q.previous_close, i.decimals)::text || ARRAY(
       SELECT round(c.close, i.decimals)::text FROM candle c
       WHERE c.instrument_id = i.id AND c.interval = '15m'
         AND c.start_at >= q.session_on::timestamp AT TIME ZONE 'UTC'
       ORDER BY c.start_at) END AS closes
     FROM instrument i LEFT JOIN instrument_quote q ON q.instrument_id = i.id
     WHERE i.id = ANY ($1)`,
    [idsOnly(instrumentIds), POINTS],
  );
  return inOrder(instrumentIds, found, ({ id }) => id).map((row) => row?.closes ?? []);
}
