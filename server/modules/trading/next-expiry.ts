import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/**
 * Milliseconds until the next contract expires, those set aside left out; null when none is open. What
 * is set aside is met again by the sweep.
 */
export async function nextExpiryInMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await rows<{ ms: string | null }>(
    db,
    `SELECT ceil(extract(epoch FROM o.settles_at - tarn_now()) * 1000) AS ms
     FROM trade_order o WHERE o.outcome IS NULL
       AND NOT EXISTS (SELECT FROM settlement_fault f WHERE f.order_id = o.id AND f.next_at > tarn_now())
     ORDER BY o.settles_at LIMIT 1`,
  );
  return row?.ms == null ? null : Math.max(0, Number.parseInt(row.ms, 10));
}
