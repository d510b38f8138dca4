import { requireUser, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import { NIGHT_DAY } from './night-day';

/** Interest of one platform day, minor units of USD. */
export interface InterestDay {
  /** `20261120`: its place in the list. */
  readonly id: string;
  /** `2026-11-20`. */
  readonly on: string;
  /** Holdings that it comes from. */
  readonly count: number;
  readonly interest: bigint;
}

/** As the figures count: what settling adds, and what an early stop gives up, on the day of that. A night of less than a cent is no day with interest. */
const DAYS = `
  SELECT to_char(e.day, 'YYYYMMDD') AS id, to_char(e.day, 'YYYY-MM-DD') AS on,
    count(DISTINCT e.holding)::int AS count, sum(e.amount) AS interest
  FROM (
    SELECT ${NIGHT_DAY} AS day, h.id AS holding, d.amount
    FROM (SELECT platform_zone() AS zone) y, yield_holding h JOIN yield_day d ON d.holding_id = h.id
    WHERE h.user_id = $1 AND d.amount > 0
    UNION ALL
    SELECT platform_day(h.settled_at), h.id, h.remainder - h.reduction
    FROM yield_holding h WHERE h.user_id = $1 AND h.remainder <> h.reduction) e
  WHERE $2::text IS NULL OR to_char(e.day, 'YYYYMMDD') < $2
  GROUP BY e.day ORDER BY e.day DESC LIMIT $3`;

/** One's own days with interest, newest first; one more than asked for when there are more. */
export async function interestDays(
  ctx: Context,
  { first, after }: PageAsked,
): Promise<InterestDay[]> {
  const { userId } = requireUser(ctx);
  const found = await rows<Omit<InterestDay, 'interest'> & { readonly interest: string }>(
    ctx.db,
    DAYS,
    [userId, after, first + 1],
  );
  return found.map(({ interest, ...day }) => ({ ...day, interest: BigInt(interest) }));
}
