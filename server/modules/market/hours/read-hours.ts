import { marketLimits } from '../../../../schema/figures/market-limits';
import { refuse } from '../../../platform/domain-error';
import { weekdays, type DayHours, type TradingHours, type Weekday } from './trading-hours';

export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

/** Hours as somebody sent them: days in any order. */
export interface SentHours {
  readonly week: readonly { readonly day: Weekday; readonly hours: readonly OpenHours[] }[];
  readonly holidays: readonly { readonly day: string; readonly hours: readonly OpenHours[] }[];
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^20\d\d-\d\d-\d\d$/;

const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);

/**
 * The hours of a market as they are stored. Beside a fault stands its day: `week.mon`, `holidays.2026-12-24`.
 * @throws PARAM_INVALID for hours that are no times, end before they begin or overlap, and for a day said twice
 */
export function readHours({ week, holidays }: SentHours): TradingHours {
  if (holidays.length > marketLimits.holidaysMax) invalid('holidays');
  const read = {
    week: daysOf('week', week, (day) => weekdays.some((one) => one === day)),
    holidays: daysOf('holidays', holidays, isDay),
  };
  // A weekday without hours is left out, as it is stored; a holiday without hours is closed.
  const open = Object.entries(read.week).filter(([, hours]) => hours.length > 0);
  return { ...read, week: Object.fromEntries(open) };
}

interface SentDay {
  readonly day: string;
  readonly hours: readonly OpenHours[];
}

function daysOf(
  field: string,
  days: readonly SentDay[],
  known: (day: string) => boolean,
): Record<string, DayHours> {
  const read: Record<string, DayHours> = {};
  for (const { day, hours } of days) {
    const at = `${field}.${day.slice(0, 10)}`;
    if (!known(day) || Object.hasOwn(read, day)) invalid(at);
    read[day] = readDay(hours) ?? invalid(at);
  }
  return read;
}

/** A day that is in the calendar: no 30 February. */
const isDay = (text: string): boolean =>
  DAY.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** In the order of the day; null when they cannot be. */
function readDay(sent: readonly OpenHours[]): DayHours | null {
  if (sent.length > marketLimits.hoursPerDayMax) return null;
  const hours = sent
    .map(({ opens, closes }) => [opens, closes] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const fits = hours.every(
    ([opens, closes], n) =>
      TIME.test(opens) &&
      (TIME.test(closes) || closes === '24:00') &&
      opens < closes &&
      (hours[n - 1]?.[1] ?? '') <= opens,
  );
  return fits ? hours : null;
}
