import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Calendar } from './trading-hours';

export interface StoredCalendar extends Calendar {
  readonly id: string;
  /** What it is known by: `us-stocks`. */
  readonly code: string;
  /** The last day of its list of holidays: of a list that was emptied the day of that; null where it never had one. */
  readonly holidaysUntil: string | null;
  /** The list ends within 90 days, or has ended. */
  readonly holidaysEndSoon: boolean;
}

/** Every trading calendar with its holidays. */
export const calendars = ({ db }: Pick<Context, 'db'>): Promise<StoredCalendar[]> =>
  rows<StoredCalendar>(
    db,
    `SELECT c.id, c.code, c.timezone, c.week, calendar_holidays(c.id) AS holidays,
       to_char(h.last, 'YYYY-MM-DD') AS holidays_until,
       coalesce(h.last < (tarn_now() AT TIME ZONE c.timezone)::date + 90, false) AS holidays_end_soon
     FROM trading_calendar c CROSS JOIN LATERAL (SELECT coalesce(
       (SELECT max(d.day) FROM trading_holiday d WHERE d.calendar_id = c.id),
       (SELECT (max(v.from_at) AT TIME ZONE c.timezone)::date FROM market_version v
         WHERE v.calendar_id = c.id AND v.before -> 'holidays' <> '{}')) AS last) h
     ORDER BY c.id`,
  );

/** One of them; null where there is none. */
export const calendarById = async (
  ctx: Pick<Context, 'db'>,
  wanted: string,
): Promise<StoredCalendar | null> => (await calendars(ctx)).find(({ id }) => id === wanted) ?? null;
