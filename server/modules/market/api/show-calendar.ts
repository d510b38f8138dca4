import { newestVersion } from '../desk/market-versions';
import type { StoredCalendar } from '../hours/calendars';
import type { ComingDay } from '../hours/coming-days';
import { weekdays, type DayHours } from '../hours/trading-hours';
import type { Context } from '../../../platform/context';
import type { AdminCalendarType, ComingDayType, OpenHoursType } from './calendar.types';

const shown = (hours: DayHours): OpenHoursType[] =>
  hours.map(([opens, closes]) => ({ opens, closes }));

export async function showCalendar(
  ctx: Pick<Context, 'db'>,
  { week, holidays, ...same }: StoredCalendar,
): Promise<AdminCalendarType> {
  return {
    ...same,
    week: weekdays.map((day) => ({ day, hours: shown(week[day] ?? []) })),
    holidays: Object.entries(holidays)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, hours]) => ({ day, hours: shown(hours) })),
    version: await newestVersion(ctx, { of: 'calendar', id: same.id }),
  };
}

export const showComingDay = ({
  before,
  hours,
  opens,
  closes,
  ...same
}: ComingDay): ComingDayType => ({
  ...same,
  before: shown(before),
  hours: shown(hours),
  opens: [...opens],
  closes: [...closes],
});
