import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { refuse } from '../../platform/domain-error';

/** Days of the platform's zone, `YYYY-MM-DD`, both included; null or absent for no bound. */
export interface Days {
  readonly fromOn?: string | null;
  readonly toOn?: string | null;
}

/** From inclusive, to exclusive. */
export interface DayBounds {
  readonly from: Date | null;
  readonly to: Date | null;
}

const DAY = /^(?:20[0-9]{2}|2100)-[0-9]{2}-[0-9]{2}$/;

/** @throws PARAM_INVALID when it is no day of the calendar of the years 2000 to 2100 */
export function readDay(text: string | null | undefined, field: string): string | null {
  if (text == null) return null;
  const at = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(NaN);
  const real = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  return real ? text : refuse('PARAM_INVALID', { field }, field);
}

/**
 * The days as they are compared with a day of the database.
 * @throws PARAM_INVALID when one is no day, or the first is after the last
 */
export function readDays(days: Days): {
  readonly fromOn: string | null;
  readonly toOn: string | null;
} {
  const fromOn = readDay(days.fromOn, 'fromOn');
  const toOn = readDay(days.toOn, 'toOn');
  if (fromOn !== null && toOn !== null && fromOn > toOn) {
    refuse('PARAM_INVALID', { field: 'fromOn' }, 'fromOn');
  }
  return { fromOn, toOn };
}

/**
 * The instants between which platform days lie: from the first one's beginning to the last one's end.
 * @throws PARAM_INVALID when one is no day, or the first is after the last
 */
export async function dayBounds({ db }: Pick<Context, 'db'>, days: Days): Promise<DayBounds> {
  const { fromOn, toOn } = readDays(days);
  if (fromOn === null && toOn === null) return { from: null, to: null };
  const [row] = await rows<DayBounds>(
    db,
    `SELECT platform_day_start($1) AS "from", platform_day_start($2::date + 1) AS "to"`,
    [fromOn, toOn],
  );
  return row ?? { from: null, to: null };
}
