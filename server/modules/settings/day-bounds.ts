import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';

export interface DayBounds {
  readonly from: Date | null;
  readonly to: Date | null;
}

/**
 * The instants between which platform days lie: from the first one's beginning to the last one's end.
 * @throws PARAM_INVALID when the first is after the last
 */
export async function dayBounds(
  { db }: Pick<Context, 'db'>,
  start: string | null,
  end: string | null,
): Promise<DayBounds> {
  if (start !== null && end !== null && start > end) refuse('PARAM_INVALID', { field: 'start' });
  if (start === null && end === null) return { from: null, to: null };
  const [row] = await db.query<DayBounds[]>(
    `SELECT $1::date::timestamp AT TIME ZONE zone AS "from",
       ($2::date + 1)::timestamp AT TIME ZONE zone AS "to"
     FROM (SELECT value #>> '{}' AS zone FROM setting WHERE key = 'timezone') s`,
    [start, end],
  );
  return row ?? { from: null, to: null };
}
