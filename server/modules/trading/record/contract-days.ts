import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Before } from '../../../platform/page';

/** What settled on one platform day. Amounts in minor units of USD. */
export interface ContractDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** When the day ended, or now while it lasts. */
  readonly at: Date;
  readonly count: number;
  /** Won ones. */
  readonly right: number;
  readonly stake: string;
  /** After fees. */
  readonly net: string;
}

/** A user's days with settled contracts that ended before an instant, newest first. */
export const contractDaysBefore = (
  db: Reads,
  userId: string,
  { before, first }: Before,
): Promise<ContractDay[]> =>
  rows<ContractDay>(
    db,
    `SELECT d.day::text, least(platform_day_start(d.day + 1), tarn_now()) AS at, sum(d.count)::int AS count,
       coalesce(sum(d.count) FILTER (WHERE d.outcome = 'WIN'), 0)::int AS right,
       sum(d.stake)::text AS stake, sum(d.net)::text AS net
     FROM order_day d WHERE d.user_id = $1
       AND ($2::timestamptz IS NULL OR least(platform_day_start(d.day + 1), tarn_now()) < $2)
     GROUP BY d.day ORDER BY d.day DESC LIMIT $3`,
    [userId, before, first],
  );
