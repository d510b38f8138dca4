import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { inOrder } from '../../platform/in-order';
import { rows } from '../../platform/database/rows';

/** Results of settled contracts after fees, and what is open. */
export interface TradingResults {
  readonly today: Money;
  readonly yesterday: Money;
  readonly total: Money;
  readonly openStakes: Money;
  readonly openCount: number;
}

interface Row {
  readonly userId: string;
  readonly today: string;
  readonly yesterday: string;
  readonly total: string;
  readonly openStakes: string;
  readonly openCount: string;
}

const RESULTS = `
  WITH today AS (SELECT platform_day(tarn_now()) AS day)
  SELECT u.id AS user_id, d.today, d.yesterday, d.total, o.open_stakes, o.open_count
  FROM unnest($1::bigint[]) AS u (id)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.net) FILTER (WHERE d.day = today.day), 0) AS today,
      coalesce(sum(d.net) FILTER (WHERE d.day = today.day - 1), 0) AS yesterday,
      coalesce(sum(d.net), 0) AS total
    FROM order_day d, today WHERE d.user_id = u.id) d
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(o.stake), 0) AS open_stakes, count(*) AS open_count
    FROM trade_order o WHERE o.user_id = u.id AND o.settled_at IS NULL) o`;

/** Results of many users in one query, in the order asked for. */
export async function resultsOfMany(
  ctx: Context,
  userIds: readonly string[],
): Promise<TradingResults[]> {
  const found = await rows<Row>(ctx.db, RESULTS, [userIds]);
  return inOrder(userIds, found, ({ userId }) => userId).map((row) => {
    if (!row) throw new Error('no results for a user');
    return toResults(row);
  });
}

const toResults = (row: Row): TradingResults => ({
  today: usd(row.today),
  yesterday: usd(row.yesterday),
  total: usd(row.total),
  openStakes: usd(row.openStakes),
  openCount: Number.parseInt(row.openCount, 10),
});

/** The first instant of the running platform day. */
export async function startOfToday({ db }: Pick<Context, 'db'>): Promise<Date> {
  const [row] = await rows<{ at: Date }>(
    db,
    'SELECT platform_day_start(platform_day(tarn_now())) AS at',
  );
  if (!row) throw new Error('no platform time zone');
  return row.at;
}
