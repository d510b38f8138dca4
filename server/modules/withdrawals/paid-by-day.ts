import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** What was paid out on one platform day. */
export interface PaidDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Without the fees, which the platform keeps. */
  readonly amount: Money;
  readonly count: number;
}

const BY_DAY = `
  WITH days AS MATERIALIZED (
    SELECT day, platform_day_start(day) AS start, platform_day_start(day + 1) AS next
    FROM platform_day(tarn_now()) AS today
      CROSS JOIN LATERAL (SELECT today - n AS day FROM generate_series($1::int - 1, 0, -1) n) AS last)
  SELECT d.day::text, coalesce(sum(w.credited), 0)::text AS amount, count(w.id)::int AS count
  FROM days d LEFT JOIN withdrawal w ON w.paid_at >= d.start AND w.paid_at < d.next
  GROUP BY d.day ORDER BY d.day`;

/** Withdrawals paid in the last platform days, days without any included, oldest first. */
export async function paidByDay({ db }: Pick<Context, 'db'>, days: number): Promise<PaidDay[]> {
  const found = await rows<Omit<PaidDay, 'amount'> & { amount: string }>(db, BY_DAY, [days]);
  return found.map(({ amount, ...day }) => ({ ...day, amount: usd(amount) }));
}
