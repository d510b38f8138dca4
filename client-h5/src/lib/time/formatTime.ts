import { languageFacts, type Language } from '../../../../schema/languages';
import { dateFormat } from './dateFormat';
import { phonesZone, zoneName } from './days';

type Style = Intl.DateTimeFormatOptions;

const clock: Style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const day: Style = { day: 'numeric', month: 'short' };

/** Thai screens count years as the documents do: Gregorian. */
const tagOf = (language: Language): string =>
  language === 'th' ? 'th-u-ca-gregory' : languageFacts[language].tag;

const write = (language: Language, at: number, style: Style): string =>
  dateFormat(tagOf(language), style).format(at);

/** `14:06`, on the clock of the phone unless a zone is named. */
export const formatClock = (language: Language, iso: string, timeZone?: string): string =>
  write(language, Date.parse(iso), { ...clock, timeZone });

/** `Nov 20` of a day that is written `2026-11-20`; with the year when it is not that of `today`. */
export function formatDay(language: Language, on: string, today: string): string {
  const style: Style = { ...day, timeZone: 'UTC' };
  const sameYear = on.slice(0, 4) === today.slice(0, 4);
  return write(language, Date.parse(on), sameYear ? style : { ...style, year: 'numeric' });
}

/** With the year when it is not this one. */
function styleOf(at: number, now: number): Style {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return sameYear ? day : { ...day, year: 'numeric' };
}

/** Day and short month; with the year when it is not this one. */
export function formatDate(language: Language, iso: string, now = Date.now()): string {
  const at = Date.parse(iso);
  return write(language, at, styleOf(at, now));
}

/** The same with the clock, parted as the language does. */
export function formatDateTime(language: Language, iso: string, now = Date.now()): string {
  const at = Date.parse(iso);
  return write(language, at, { ...styleOf(at, now), ...clock });
}

/** Proof of a contract: UTC, to the millisecond. */
export function formatProofTime(iso: string): string {
  const [date = '', time = ''] = new Date(iso).toISOString().split('T');
  return `${date} ${time.replace('Z', '')} UTC`;
}

const weekClock: Style = { ...clock, weekday: 'short' };

/** `Thu 15:30 GMT+1`: when a market opens or closes, on the clock of the phone. */
export const formatWeekTime = (language: Language, iso: string, timeZone = phonesZone()): string =>
  `${write(language, Date.parse(iso), { ...weekClock, timeZone })} ${zoneName(timeZone, Date.parse(iso))}`;

/** The same with UTC beside it, where a rule speaks of it; once only where they are the same. */
export function formatMarketHour(language: Language, iso: string, timeZone = phonesZone()): string {
  const local = formatWeekTime(language, iso, timeZone);
  const utc = formatWeekTime(language, iso, 'UTC');
  return local === utc ? local : `${local} (${utc})`;
}

/** Under an hour "24 min ago", then the clock on the same day, then the date. */
export function formatRelative(language: Language, iso: string, now: number): string {
  const at = Date.parse(iso);
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 60) {
    const relative = new Intl.RelativeTimeFormat(tagOf(language), { style: 'short' });
    return relative.format(-Math.max(0, minutes), 'minute');
  }
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  return sameDay ? formatClock(language, iso) : formatDate(language, iso, now);
}

/** Settlement times as the ticket names them: `30s`, `90s`, `2m`. */
export const formatDuration = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? `${String(seconds / 60)}m` : `${String(seconds)}s`;

/** `1:05`. */
export const formatCountdown = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
