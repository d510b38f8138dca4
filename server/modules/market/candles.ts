import { limits } from '../../../schema/limits';
import type { CandleInterval } from '../../../schema/states';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { idsOnly } from './instruments';

/** Open, high, low and close over one interval, with the instrument's places. */
export interface Candle {
  readonly startAt: Date;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** Null where the feed knows none. */
  readonly volume: string | null;
  /** Filled in, at least in part: the past of a new instrument, or a hole. */
  readonly backfilled: boolean;
}

export interface CandlesAsked {
  readonly instrumentId: string;
  readonly interval: CandleInterval;
  /** How many, the newest; 60 when left out, at most 500. */
  readonly last?: number | null;
  /** Only candles that begin before this instant: to go back through all there are. */
  readonly before?: Date | null;
}

const LAST_DEFAULT = 60;

/** The newest candles, or the newest before an instant, oldest first. None for an unknown instrument. */
export async function candles({ db }: Context, asked: CandlesAsked): Promise<Candle[]> {
  const [id] = idsOnly([asked.instrumentId]);
  if (id === undefined) return [];
  const last = Math.min(Math.max(asked.last ?? LAST_DEFAULT, 1), limits.candlesMax);
  const newestFirst = await rows<Candle>(
    db,
    `SELECT c.start_at, round(c.open, i.decimals)::text AS open,
       round(c.high, i.decimals)::text AS high, round(c.low, i.decimals)::text AS low,
       round(c.close, i.decimals)::text AS close, c.volume::text AS volume, c.backfilled
     FROM candle c JOIN instrument i ON i.id = c.instrument_id
     WHERE c.instrument_id = $1 AND c.interval = $2 AND c.start_at < coalesce($4::timestamptz, 'infinity')
     ORDER BY c.start_at DESC LIMIT $3`,
    [id, asked.interval, last, asked.before ?? null],
  );
  return newestFirst.reverse();
}
