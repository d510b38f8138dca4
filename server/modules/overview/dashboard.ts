import { callSql, type Context } from '../../platform/context';

/** The console's first page. Amounts in minor units of USD. */
export interface Dashboard {
  readonly waiting: number;
  readonly inReview: number;
  readonly secondApproval: number;
  readonly oldestAt: Date | null;
  readonly doneToday: number;
  readonly targetHours: number;
  readonly onTimeBp: number | null;
  readonly usersTotal: number;
  readonly signUpsToday: number;
  readonly openOrders: number;
  readonly exposure: string;
  readonly wonBp: number | null;
  readonly settledCount: number;
  readonly settleDelayMs: number | null;
  readonly feedLagMs: number | null;
  readonly serverTime: Date;
}

const DASHBOARD = `(
  WITH day AS (
    SELECT today, platform_day_start(today) AS start FROM platform_day(tarn_now()) AS today)
  SELECT q.*, d.*, u.*, o.*, w.*, delay.*, feed.*, tarn_now() AS server_time,
    (SELECT value::text::int FROM setting WHERE key = 'reviewHours') AS target_hours
  FROM day,
  LATERAL (SELECT (count(*) FILTER (WHERE state = 'SUBMITTED'))::int AS waiting,
      (count(*) FILTER (WHERE state = 'IN_REVIEW'))::int AS in_review,
      (count(*) FILTER (WHERE state = 'SECOND_APPROVAL'))::int AS second_approval,
      min(submitted_at) AS oldest_at
    FROM recharge WHERE state NOT IN ('SUCCESS', 'FAILED')) q,
  LATERAL (SELECT (count(*) FILTER (WHERE decided_at >= day.start))::int AS done_today,
      (10000 * count(*) FILTER (WHERE decided_at <= review_by) / nullif(count(*), 0))::int AS on_time_bp
    FROM recharge WHERE decided_at > tarn_now() - interval '7 days') d,
  LATERAL (SELECT count(*)::int AS users_total,
      (count(*) FILTER (WHERE created_at >= day.start))::int AS sign_ups_today FROM app_user) u,
  LATERAL (SELECT count(*)::int AS open_orders, coalesce(sum(stake), 0) AS exposure
    FROM trade_order WHERE outcome IS NULL) o,
  LATERAL (SELECT coalesce(sum(count), 0)::int AS settled_count,
      (10000 * sum(count) FILTER (WHERE outcome = 'WIN') / nullif(sum(count), 0))::int AS won_bp
    FROM order_day WHERE order_day.day > day.today - 7) w,
  LATERAL (SELECT (percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM settled_at - settles_at) * 1000))::int AS settle_delay_ms
    FROM (SELECT settled_at, settles_at FROM trade_order WHERE outcome IS NOT NULL
      AND settled_at > tarn_now() - interval '7 days' ORDER BY settled_at DESC LIMIT 1000) recent) delay,
  LATERAL (SELECT (max(extract(epoch FROM tarn_now() - q.at)) * 1000)::int AS feed_lag_ms
    FROM instrument i CROSS JOIN LATERAL market_state(i.id, tarn_now()) s
    LEFT JOIN instrument_quote q ON q.instrument_id = i.id WHERE s.state = 'OPEN') feed) figures`;

export async function dashboard(ctx: Context): Promise<Dashboard> {
  const [row] = await callSql<Dashboard>(ctx, DASHBOARD, []);
  if (!row) throw new Error('no figures');
  return row;
}

export interface DayRow {
  readonly day: string;
  readonly amount: string;
  readonly count: number;
}

/** Credited recharges of the last 14 platform days, days without any included, oldest first. */
export const rechargesByDay = (ctx: Context): Promise<DayRow[]> =>
  callSql<DayRow>(
    ctx,
    `(WITH days AS MATERIALIZED (
       SELECT day, platform_day_start(day) AS start, platform_day_start(day + 1) AS next
       FROM platform_day(tarn_now()) AS today
         CROSS JOIN LATERAL (SELECT today - n AS day FROM generate_series(13, 0, -1) n) AS last)
     SELECT d.day::text, coalesce(sum(r.credited), 0)::text AS amount, count(r.id)::int AS count
     FROM days d LEFT JOIN recharge r ON r.state = 'SUCCESS'
       AND r.decided_at >= d.start AND r.decided_at < d.next
     GROUP BY d.day ORDER BY d.day) days`,
    [],
  );
