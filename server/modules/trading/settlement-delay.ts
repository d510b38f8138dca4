import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** How late contracts are settled, in milliseconds. */
export interface SettlementDelay {
  /** How long the oldest contract past its expiry has waited, those set aside too; 0 when none waits. */
  readonly overdueMs: number;
  /** The longest of the newest thousand; null when none was settled within an hour. */
  readonly longestMs: number | null;
}

export async function settlementDelay({ db }: Pick<Context, 'db'>): Promise<SettlementDelay> {
  const [row] = await rows<SettlementDelay>(
    db,
    `SELECT coalesce((SELECT least(extract(epoch FROM tarn_now() - o.settles_at) * 1000, 2147483647)::int
         FROM trade_order o WHERE o.outcome IS NULL AND o.settles_at < tarn_now() ORDER BY o.settles_at LIMIT 1), 0)
         AS overdue_ms,
       (SELECT least(max(extract(epoch FROM r.settled_at - r.settles_at)) * 1000, 2147483647)::int FROM (
         SELECT o.settled_at, o.settles_at FROM trade_order o
         WHERE o.outcome IS NOT NULL AND o.settled_at > tarn_now() - interval '1 hour'
         ORDER BY o.settled_at DESC LIMIT 1000) r) AS longest_ms`,
  );
  return row ?? { overdueMs: 0, longestMs: null };
}
