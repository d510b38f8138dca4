import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** Age of the oldest newest quote of an open instrument, in milliseconds; null when none is open. */
export async function feedLagMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await rows<{ ms: number | null }>(
    db,
    `SELECT max(least(extract(epoch FROM tarn_now() - q.at) * 1000, 2147483647))::int AS ms
     FROM instrument i CROSS JOIN LATERAL market_state(i.id, tarn_now()) s
     JOIN instrument_quote q ON q.instrument_id = i.id WHERE s.state = 'OPEN'`,
  );
  return row?.ms ?? null;
}
