import { usd, type Money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';

/** What the contracts that settled on one platform day came to, after fees. */
export interface ProfitDay {
  /** `20261120`: its place in the list. */
  readonly id: string;
  /** `2026-11-20`. */
  readonly on: string;
  readonly count: number;
  readonly stake: Money;
  readonly net: Money;
}

interface Row {
  readonly id: string;
  readonly on: string;
  readonly count: number;
  readonly stake: string;
  readonly net: string;
}

/** A user's days with settled contracts, newest first; one more than asked for when there are more. */
export async function profitDays(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { first, after }: PageAsked,
): Promise<ProfitDay[]> {
  const found = await rows<Row>(
    db,
    `SELECT to_char(d.day, 'YYYYMMDD') AS id, to_char(d.day, 'YYYY-MM-DD') AS on, sum(d.count)::int AS count,
       sum(d.stake) AS stake, sum(d.net) AS net
     FROM order_day d
     WHERE d.user_id = $1 AND ($2::text IS NULL OR to_char(d.day, 'YYYYMMDD') < $2)
     GROUP BY d.day ORDER BY d.day DESC LIMIT $3`,
    [userId, after, first + 1],
  );
  return found.map(({ stake, net, ...day }) => ({ ...day, stake: usd(stake), net: usd(net) }));
}
