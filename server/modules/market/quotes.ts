import type { Context } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import { rows } from '../../platform/database/rows';
import { idsOnly } from './instruments';

/** The newest recorded quote of an instrument with the figures of its day, as everyone sees them. */
export interface Quote {
  /** The recorded quote's own id: what is shown can be found in the record. */
  readonly id: string;
  readonly instrumentId: string;
  /** Plain decimals with the instrument's places. */
  readonly price: string;
  readonly at: Date;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  /** Close of the open period before. */
  readonly close: string;
  readonly change: string;
  /** Two places, signed. */
  readonly changePercent: string;
  /** The price recorded before this one. */
  readonly previousPrice: string;
}

/** In the order asked for; null where nothing is recorded yet. */
export async function latestQuotes(
  { db }: Pick<Context, 'db'>,
  instrumentIds: readonly string[],
): Promise<(Quote | null)[]> {
  const found = await rows<Quote>(
    db,
    `SELECT q.quote_id AS id, q.instrument_id, q.at,
       round(q.price, i.decimals)::text AS price,
       round(q.day_open, i.decimals)::text AS open,
       round(q.day_high, i.decimals)::text AS high,
       round(q.day_low, i.decimals)::text AS low,
       round(q.previous_close, i.decimals)::text AS close,
       round(q.price - q.previous_close, i.decimals)::text AS change,
       round((q.price - q.previous_close) * 100 / q.previous_close, 2)::text AS change_percent,
       round(q.previous_price, i.decimals)::text AS previous_price
     FROM instrument_quote q JOIN instrument i ON i.id = q.instrument_id
     WHERE q.instrument_id = ANY ($1)`,
    [idsOnly(instrumentIds)],
  );
  return inOrder(instrumentIds, found, ({ instrumentId }) => instrumentId);
}
