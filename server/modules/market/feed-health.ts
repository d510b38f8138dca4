import { callSql, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { errorCode } from '../../platform/error-code';
import { log } from '../../platform/log';

/** What `/readyz` asks about prices. */
export interface FeedHealth {
  /** Milliseconds since the newest quote of any open instrument; null when nothing is open. */
  readonly ageMs: number | null;
  /** Whether quotes slipped into the default partition. */
  readonly unpartitioned: boolean;
}

export async function feedHealth({ db }: Context): Promise<FeedHealth> {
  const [health] = await rows<FeedHealth>(
    db,
    `SELECT (SELECT (extract(epoch FROM min(clock.at - q.at)) * 1000)::int
         FROM (SELECT tarn_now() AS at OFFSET 0) AS clock, instrument_quote q,
           market_state(q.instrument_id, clock.at) s
         WHERE s.state = 'OPEN') AS age_ms,
       EXISTS (SELECT FROM quote_default) AS unpartitioned`,
  );
  return health ?? { ageMs: null, unpartitioned: false };
}

/**
 * Makes room for the quotes of the days ahead. While a reader keeps the default partition, quotes go
 * there, and the next round tries again: no reader may hold up recording, settling or a start.
 */
export async function makePartitions(ctx: Context): Promise<void> {
  try {
    await callSql(ctx, 'ensure_partitions($1)', [DAYS_AHEAD]);
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    log.error('a reader keeps the partitions of quotes from being made');
  }
}

const DAYS_AHEAD = 7;
const LOCK_NOT_AVAILABLE = '55P03';
