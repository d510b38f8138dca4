import type { Context } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import { rows } from '../../platform/database/rows';
import { idsOnly } from './instruments';

const POINTS = 30;

interface Row {
  readonly id: string;
  readonly closes: string[];
}

/** Closing prices of the last 30 quarter-hours, oldest first, for each instrument asked for. */
export async function sparklines(
  { db }: Context,
  instrumentIds: readonly string[],
): Promise<string[][]> {
  const found = await rows<Row>(
    db,
    `SELECT i.id, ARRAY(
       SELECT round(c.close, i.decimals)::text FROM (
         SELECT c.start_at, c.close FROM candle c
         WHERE c.instrument_id = i.id AND c.interval = '15m'
         ORDER BY c.start_at DESC LIMIT $2) c
       ORDER BY c.start_at) AS closes
     FROM instrument i WHERE i.id = ANY ($1)`,
    [idsOnly(instrumentIds), POINTS],
  );
  return inOrder(instrumentIds, found, ({ id }) => id).map((row) => row?.closes ?? []);
}
