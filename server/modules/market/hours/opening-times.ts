import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { calendars } from './calendars';
import { weekdays } from './trading-hours';

export interface OpeningTimes {
  readonly timezone: string;
  /** Monday to Sunday: `HH:MM:SS~HH:MM:SS`, several joined by `|`, empty when closed. */
  readonly days: readonly string[];
}

/** The regular week of an instrument in its market's own time zone. */
export async function openingTimes(ctx: Context, instrumentId: string): Promise<OpeningTimes> {
  const [row] = await rows<{ calendarId: string }>(
    ctx.db,
    'SELECT calendar_id FROM instrument WHERE id = $1',
    [instrumentId],
  );
  const calendar = (await calendars(ctx)).find(({ id }) => id === row?.calendarId);
  if (!calendar) throw new Error(`instrument ${instrumentId} has no calendar`);
  const days = weekdays.map((name) =>
    (calendar.week[name] ?? []).map(([opens, closes]) => `${opens}:00~${closes}:00`).join('|'),
  );
  return { timezone: calendar.timezone, days };
}
