import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Calendar } from './trading-hours';

export interface StoredCalendar extends Calendar {
  readonly id: string;
  /** What it is known by: `us-stocks`. */
  readonly code: string;
  /** The last day of its list of holidays; null where it has none. */
  readonly holidaysUntil: string | null;
  /** The list is not empty and ends within 90 days. */
  readonly holidaysEndSoon: boolean;
}

/** Every trading calendar with its holidays. */
export const calendars = ({ db }: Pick<Context, 'db'>): Promise<StoredCalendar[]> =>
  rows<StoredCalendar>(
    db,
    `SELECT c.id, c.code, c.timezone, c.week, calendar_holidays(c.id) AS holidays,
       to_char(h.last, 'YYYY-MM-DD') AS holidays_until,
       coalesce(h.last < (tarn_now() AT TIME ZONE c.timezone)::date + 90, false) AS holidays_end_soon
     FROM trading_calendar c CROSS JOIN LATERAL (
       SELECT max(d.day) AS last FROM trading_holiday d WHERE d.calendar_id = c.id) h
     ORDER BY c.id`,
  );

/** One of them; null where there is none. */
export const calendarById = async (
  ctx: Pick<Context, 'db'>,
  wanted: string,
): Promise<StoredCalendar | null> => (await calendars(ctx)).find(({ id }) => id === wanted) ?? null;
