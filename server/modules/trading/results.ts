import { money, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';

/** Results of settled contracts after fees, and what is open. */
export interface TradingResults {
  readonly today: Money;
  readonly yesterday: Money;
  readonly total: Money;
  readonly openStakes: Money;
  readonly openCount: number;
}

interface Row {
  readonly user_id: string;
  readonly today: string;
  readonly yesterday: string;
  readonly total: string;
  readonly open_stakes: string;
  readonly open_count: string;
}

const RESULTS = `
  WITH today AS (SELECT (tarn_now() AT TIME ZONE (value #>> '{}'))::date AS day
    FROM setting WHERE key = 'timezone')
  SELECT u.id AS user_id, d.today, d.yesterday, d.total, o.open_stakes, o.open_count
  FROM unnest($1::bigint[]) AS u (id)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.net) FILTER (WHERE d.day = today.day), 0) AS today,
      coalesce(sum(d.net) FILTER (WHERE d.day = today.day - 1), 0) AS yesterday,
      coalesce(sum(d.net), 0) AS total
    FROM order_day d, today WHERE d.user_id = u.id) d
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(o.stake), 0) AS open_stakes, count(*) AS open_count
    FROM trade_order o WHERE o.user_id = u.id AND o.outcome IS NULL) o`;

/** Results of many users in one query, in the order asked for. */
export async function resultsOfMany(
  ctx: Context,
  userIds: readonly string[],
): Promise<TradingResults[]> {
  const rows = await ctx.db.query<Row[]>(RESULTS, [userIds]);
  const byUser = new Map(rows.map((row) => [row.user_id, toResults(row)]));
  return userIds.map((id) => {
    const found = byUser.get(id);
    if (!found) throw new Error(`no results for user ${id}`);
    return found;
  });
}

const usd = (minor: string) => money('USD', BigInt(minor));

const toResults = (row: Row): TradingResults => ({
  today: usd(row.today),
  yesterday: usd(row.yesterday),
  total: usd(row.total),
  openStakes: usd(row.open_stakes),
  openCount: Number.parseInt(row.open_count, 10),
});

/** The first instant of the running platform day. */
export async function startOfToday({ db }: Pick<Context, 'db'>): Promise<Date> {
  const [row] = await db.query<{ at: Date }[]>(
    `SELECT platform_day_start((tarn_now() AT TIME ZONE zone)::date) AS at
     FROM (SELECT value #>> '{}' AS zone FROM setting WHERE key = 'timezone') s`,
  );
  if (!row) throw new Error('no platform time zone');
  return row.at;
}
