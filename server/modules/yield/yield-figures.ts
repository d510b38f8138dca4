import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';
import { NIGHT_DAY } from './night-day';

/** What somebody holds and has earned, minor units of USD. */
export interface YieldFigures {
  readonly held: bigint;
  /** How many holdings are not settled. */
  readonly running: bigint;
  /** Principal of holdings that are due and not settled. */
  readonly due: bigint;
  /** Interest by the platform day on which it accrued. */
  readonly today: bigint;
  readonly yesterday: bigint;
  readonly total: bigint;
  /** Of the total, what has been paid out. */
  readonly paid: bigint;
}

const FIELDS = ['held', 'running', 'due', 'today', 'yesterday', 'total', 'paid'] as const;
type Row = Readonly<Record<(typeof FIELDS)[number] | 'userId', string>>;

/** What settling adds, and what an early stop gives up, counts on the day of that. */
const FIGURES = `
  SELECT u.id AS user_id, coalesce(sum(h.principal) FILTER (WHERE h.state <> 'SETTLED'), 0) AS held,
    count(*) FILTER (WHERE h.state <> 'SETTLED') AS running,
    coalesce(sum(h.principal) FILTER (WHERE h.state = 'DUE'), 0) AS due,
    coalesce(sum(coalesce(n.today, 0) + CASE WHEN h.settled_on = y.day THEN h.remainder - h.reduction ELSE 0 END), 0) AS today,
    coalesce(sum(coalesce(n.yesterday, 0)
      + CASE WHEN h.settled_on = y.day - 1 THEN h.remainder - h.reduction ELSE 0 END), 0) AS yesterday,
    coalesce(sum(h.accrued - h.reduction), 0) AS total, coalesce(sum(h.paid), 0) AS paid
  FROM unnest($1::bigint[]) u (id) CROSS JOIN (
    SELECT platform_day(tarn_now()) AS day, platform_zone() AS zone) y
  LEFT JOIN LATERAL (
    SELECT o.*, platform_day(o.settled_at) AS settled_on FROM yield_holding o WHERE o.user_id = u.id) h ON true
  LEFT JOIN LATERAL (
    SELECT sum(b.amount) FILTER (WHERE b.day = y.day) AS today,
      sum(b.amount) FILTER (WHERE b.day = y.day - 1) AS yesterday
    FROM (
      -- No two zones are further apart.
      SELECT ${NIGHT_DAY} AS day, d.amount
      FROM yield_day d WHERE d.holding_id = h.id AND d.day BETWEEN y.day - 2 AND y.day + 2) b) n ON true
  GROUP BY u.id`;

/** Figures of many users in one query, in the order asked for; zeros for who never held anything. */
export async function yieldFiguresOf(
  db: Reads,
  userIds: readonly string[],
): Promise<YieldFigures[]> {
  const found = await rows<Row>(db, FIGURES, [userIds]);
  return inOrder(userIds, found, ({ userId }) => userId).map(
    (row) =>
      Object.fromEntries(
        FIELDS.map((field) => [field, BigInt(row?.[field] ?? '0')]),
      ) as unknown as YieldFigures,
  );
}
