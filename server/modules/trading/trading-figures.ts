import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** What is open, and how what settled over 7 days came out. */
export interface TradingFigures {
  readonly openOrders: number;
  /** Stakes of open contracts. */
  readonly exposure: Money;
  readonly settledCount: number;
  /** Won by users, in basis points; null when none settled. */
  readonly wonBp: number | null;
  /** Median of settlement after expiry, in milliseconds, over the newest thousand. */
  readonly settleDelayMs: number | null;
}

const FIGURES = `
  SELECT o.*, w.*, delay.* FROM
  (SELECT count(*)::int AS open_orders, coalesce(sum(stake), 0)::text AS exposure
    FROM trade_order WHERE outcome IS NULL) o,
  (SELECT coalesce(sum(count), 0)::int AS settled_count,
      (10000 * sum(count) FILTER (WHERE outcome = 'WIN') / nullif(sum(count), 0))::int AS won_bp
    FROM order_day WHERE day > (SELECT platform_day(tarn_now())) - 7) w,
  (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY
      least(2147483647, extract(epoch FROM settled_at - settles_at) * 1000))::int AS settle_delay_ms
    FROM (SELECT settled_at, settles_at FROM trade_order WHERE outcome IS NOT NULL
      AND settled_at > (SELECT tarn_now()) - interval '7 days' ORDER BY settled_at DESC LIMIT 1000) recent) delay`;

type Row = Omit<TradingFigures, 'exposure'> & { readonly exposure: string };

export async function tradingFigures({ db }: Pick<Context, 'db'>): Promise<TradingFigures> {
  const [row] = await rows<Row>(db, FIGURES);
  if (!row) throw new Error('no figures of trading');
  return { ...row, exposure: usd(row.exposure) };
}

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
         FROM trade_order o WHERE o.outcome IS NULL AND o.settles_at < (SELECT tarn_now()) ORDER BY o.settles_at LIMIT 1), 0)
         AS overdue_ms,
       (SELECT least(max(extract(epoch FROM r.settled_at - r.settles_at)) * 1000, 2147483647)::int FROM (
         SELECT o.settled_at, o.settles_at FROM trade_order o
         WHERE o.outcome IS NOT NULL AND o.settled_at > (SELECT tarn_now()) - interval '1 hour'
         ORDER BY o.settled_at DESC LIMIT 1000) r) AS longest_ms`,
  );
  return row ?? { overdueMs: 0, longestMs: null };
}
