import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** What was credited on one platform day. */
export interface CreditedDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly amount: Money;
  readonly count: number;
}

const BY_DAY = `
  WITH days AS MATERIALIZED (
    SELECT day, platform_day_start(day) AS start, platform_day_start(day + 1) AS next
    FROM platform_day(tarn_now()) AS today
      CROSS JOIN LATERAL (SELECT today - n AS day FROM generate_series($1::int - 1, 0, -1) n) AS last)
  SELECT d.day::text, coalesce(sum(r.credited), 0)::text AS amount, count(r.id)::int AS count
  FROM days d LEFT JOIN recharge r ON r.class = 'SELF' AND r.credited_at >= d.start AND r.credited_at < d.next
  GROUP BY d.day ORDER BY d.day`;

/** Recharges paid in and credited in the last platform days, days without any included, oldest first. */
export async function creditedByDay(
  { db }: Pick<Context, 'db'>,
  days: number,
): Promise<CreditedDay[]> {
  const found = await rows<Omit<CreditedDay, 'amount'> & { amount: string }>(db, BY_DAY, [days]);
  return found.map(({ amount, ...day }) => ({ ...day, amount: usd(amount) }));
}
