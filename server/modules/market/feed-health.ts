import { type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** What `/readyz` asks about prices. */
export interface FeedHealth {
  /**
   * Symbols of open instruments whose newest quote is older than their own bound, or missing. One that
   * has only just opened has that long for its first; one that is still being prepared is not waited for.
   */
  readonly stale: readonly string[];
  /** Whether quotes slipped into the default partition. */
  readonly unpartitioned: boolean;
}

export async function feedHealth({ db }: Pick<Context, 'db'>): Promise<FeedHealth> {
  const [health] = await rows<FeedHealth>(
    db,
    `SELECT ARRAY(SELECT i.symbol
         FROM (SELECT tarn_now() AS at OFFSET 0) AS clock CROSS JOIN instrument i
         CROSS JOIN LATERAL (SELECT clock.at - make_interval(secs => i.stale_after_ms / 1000.0)) AS b (oldest)
         LEFT JOIN instrument_quote q ON q.instrument_id = i.id
         WHERE (q.at < b.oldest OR q.at IS NULL)
           AND instrument_in_use(i.id)
           AND (SELECT s.state FROM market_state(i.id, clock.at) s) = 'OPEN'
           AND (SELECT s.state FROM market_state(i.id, b.oldest) s) = 'OPEN'
         ORDER BY i.sort) AS stale,
       EXISTS (SELECT FROM quote_default) AS unpartitioned`,
  );
  return health ?? { stale: [], unpartitioned: false };
}
