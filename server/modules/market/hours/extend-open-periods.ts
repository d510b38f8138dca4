import { callSql, type Context } from '../../../platform/context';
import { calendars } from './calendars';
import { dayOf, neverCloses, openPeriodsBetween, type Calendar } from './trading-hours';

const DAYS_BACK = 10;
const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;

/** Works out each market's open periods around today and puts them where the database reads them. */
export async function extendOpenPeriods(ctx: Context): Promise<void> {
  const now = (await ctx.now()).getTime();
  for (const calendar of await calendars(ctx)) {
    const periods = JSON.stringify(periodsAround(calendar, now));
    await callSql(ctx, 'replace_open_periods($1, $2)', [calendar.id, periods]);
  }
}

/** A market that never closes has one endless open period, so that no job can let it run out. */
function periodsAround(calendar: Calendar, now: number) {
  if (neverCloses(calendar)) return [{ opensAt: '-infinity', closesAt: 'infinity' }];
  const from = dayOf(now - DAYS_BACK * DAY_MS);
  const to = dayOf(now + DAYS_AHEAD * DAY_MS);
  return openPeriodsBetween(calendar, from, to).map(({ opensAt, closesAt }) => ({
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
  }));
}
