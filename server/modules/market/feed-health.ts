import { type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

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
    `SELECT (SELECT least(extract(epoch FROM min(clock.at - q.at)) * 1000, 2147483647)::int
         FROM (SELECT tarn_now() AS at OFFSET 0) AS clock, instrument_quote q,
           market_state(q.instrument_id, clock.at) s
         WHERE s.state = 'OPEN') AS age_ms,
       EXISTS (SELECT FROM quote_default) AS unpartitioned`,
  );
  return health ?? { ageMs: null, unpartitioned: false };
}
