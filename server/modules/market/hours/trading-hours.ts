/** Wall-clock times `HH:MM` in the market's zone; `24:00` is the end of the day. */
export type DayHours = readonly (readonly [opens: string, closes: string])[];

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export interface Calendar {
  /** IANA name of the market's own time zone. */
  readonly timezone: string;
  /** A weekday that is missing has no open period. */
  readonly week: Readonly<Partial<Record<(typeof weekdays)[number], DayHours>>>;
  /** Days (`YYYY-MM-DD`) whose hours replace those of the week; none at all when closed. */
  readonly holidays: Readonly<Record<string, DayHours>>;
}

/** Half open, in milliseconds since 1970: trading from `opensAt` until just before `closesAt`. */
export interface OpenPeriod {
  readonly opensAt: number;
  readonly closesAt: number;
}

/**
 * The open periods of the market's own days from `fromDay` to `toDay`, both included. Hours that meet,
 * also across midnight, are one open period. Pure; daylight saving follows the zone's rules.
 */
export function openPeriodsBetween(
  calendar: Calendar,
  fromDay: string,
  toDay: string,
): OpenPeriod[] {
  const periods: OpenPeriod[] = [];
  for (let day = fromDay; day <= toDay; day = nextDay(day)) {
    for (const [opens, closes] of hoursOf(calendar, day)) {
      const opensAt = instantOf(calendar.timezone, day, opens);
      const closesAt = instantOf(calendar.timezone, day, closes);
      const last = periods.at(-1);
      if (last?.closesAt === opensAt) periods.splice(-1, 1, { opensAt: last.opensAt, closesAt });
      else periods.push({ opensAt, closesAt });
    }
  }
  return periods;
}

/** A market without a gap in the week and without holidays. */
export const neverCloses = (calendar: Calendar): boolean =>
  Object.keys(calendar.holidays).length === 0 &&
  weekdays.every((name) => calendar.week[name]?.[0]?.join() === '00:00,24:00');

/** The calendar day (`YYYY-MM-DD`) of an instant, in UTC unless shifted by the caller. */
export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

function hoursOf({ week, holidays }: Calendar, day: string): DayHours {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return holidays[day] ?? (weekday && week[weekday]) ?? [];
}

const DAY_MS = 86_400_000;
const nextDay = (day: string): string => dayOf(Date.parse(`${day}T00:00:00Z`) + DAY_MS);

/** The instant at which clocks in the zone show this time. One that they skip is the jump itself. */
function instantOf(timezone: string, day: string, time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  const wall =
    Date.parse(`${day}T00:00:00Z`) +
    (Number.parseInt(hours, 10) * 60 + Number.parseInt(minutes, 10)) * 60_000;
  const guess = wall - offsetAt(timezone, wall);
  return wall - offsetAt(timezone, guess);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What the zone's clocks show beyond UTC, in milliseconds. */
function offsetAt(timezone: string, instant: number): number {
  if (timezone === 'UTC') return 0;
  const parts = clockIn(timezone).formatToParts(instant);
  const part = (type: string) =>
    Number.parseInt(parts.find((one) => one.type === type)?.value ?? '0', 10);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - instant;
}
