import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Calendar, DayHours } from './trading-hours';

export interface StoredCalendar extends Calendar {
  readonly id: string;
}

/** Every trading calendar with its holidays. */
export const calendars = ({ db }: Context): Promise<StoredCalendar[]> =>
  rows<StoredCalendar & { holidays: Record<string, DayHours> }>(
    db,
    `SELECT c.id, c.timezone, c.week,
       (SELECT coalesce(jsonb_object_agg(h.day, h.open_hours), '{}') FROM trading_holiday h
        WHERE h.calendar_id = c.id) AS holidays
     FROM trading_calendar c ORDER BY c.id`,
  );
