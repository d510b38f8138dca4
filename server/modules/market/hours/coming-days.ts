import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { StoredCalendar } from './calendars';
import type { DayHours, TradingHours } from './trading-hours';

const DAYS = 14;

/** One of the market's own days, and what it would be by other hours. */
export interface ComingDay {
  /** `YYYY-MM-DD` in the market's time zone. */
  readonly day: string;
  /** Its hours are not those of the week. */
  readonly special: boolean;
  /** In the market's own time. */
  readonly before: DayHours;
  readonly hours: DayHours;
  /** The same in UTC, as contracts are held to it. */
  readonly opens: readonly Date[];
  readonly closes: readonly Date[];
}

const COMING = `
  SELECT to_char(d.day, 'YYYY-MM-DD') AS day, $3::jsonb ? d.key AS special,
    coalesce($4::jsonb -> d.key, $5::jsonb -> d.weekday, '[]') AS before,
    coalesce($3::jsonb -> d.key, $2::jsonb -> d.weekday, '[]') AS hours, p.opens, p.closes
  FROM (
    SELECT k.day, to_char(k.day, 'YYYY-MM-DD') AS key, lower(trim(to_char(k.day, 'dy'))) AS weekday
    FROM (SELECT (tarn_now() AT TIME ZONE $1)::date + n AS day FROM generate_series(0, $6 - 1) n) k) d
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(o.opens_at ORDER BY o.opens_at), '{}') AS opens,
      coalesce(array_agg(o.closes_at ORDER BY o.opens_at), '{}') AS closes
    FROM open_periods_between($1, $2, $3, d.day, d.day) o) p
  ORDER BY d.day`;

/** The next 14 days of a market, today the first, as they would be by these hours, beside what they are. */
export const comingDays = (
  { db }: Pick<Context, 'db'>,
  { timezone, week, holidays }: StoredCalendar,
  draft: TradingHours,
): Promise<ComingDay[]> =>
  rows<ComingDay>(db, COMING, [
    timezone,
    ...[draft.week, draft.holidays, holidays, week].map((one) => JSON.stringify(one)),
    DAYS,
  ]);
