import type { ConsoleLanguage } from '../language';

type Style = Intl.DateTimeFormatOptions;

const day: Style = { day: 'numeric', month: 'short', year: 'numeric' };
const clock: Style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Day before month in English too, as everywhere in the product. */
const tags: Record<ConsoleLanguage, string> = { en: 'en-GB', zh: 'zh-CN' };

/** The console shows UTC everywhere: staff sit in different places and read the same records. */
const write = (language: ConsoleLanguage, at: number, style: Style): string =>
  new Intl.DateTimeFormat(tags[language], { ...style, timeZone: 'UTC' }).format(at);

/** `14:06`. */
export const formatClock = (language: ConsoleLanguage, iso: string): string =>
  write(language, Date.parse(iso), clock);

/** `14:06:09`. */
export const formatSecond = (language: ConsoleLanguage, iso: string): string =>
  write(language, Date.parse(iso), { ...clock, second: '2-digit' });

/** `20 Nov 2026`. */
export const formatDate = (language: ConsoleLanguage, iso: string): string =>
  write(language, Date.parse(iso), day);

/** `20 Nov 2026, 14:06`: day and clock are joined as the language does. */
export const formatDateTime = (language: ConsoleLanguage, iso: string): string =>
  write(language, Date.parse(iso), { ...day, ...clock });

/** `20 Nov 2026, 14:06:09`. */
export const formatMoment = (language: ConsoleLanguage, iso: string): string =>
  write(language, Date.parse(iso), { ...day, ...clock, second: '2-digit' });

/** `20 Nov, 14:06`: the year is said by `formatDate` where it matters. */
export const formatInstant = (language: ConsoleLanguage, iso: string): string =>
  write(language, Date.parse(iso), { day: 'numeric', month: 'short', ...clock });

/** `Friday 20 November`. */
export const formatLongDay = (language: ConsoleLanguage, at: number): string =>
  write(language, at, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** Day of the month, for the axis; `day` is `2026-11-20`. */
export const formatDayNumber = (day: string): string => String(Number.parseInt(day.slice(8), 10));

/** `2026-11-20 14:06:12.345`: proof, to the millisecond. */
export const formatProofTime = (iso: string): string =>
  new Date(iso).toISOString().replace('T', ' ').replace('Z', '');

/** `1:05`. */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
};

interface Words {
  readonly key: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** An age in its two largest units, as words to translate: `38m`, `4h 12m`, `2d 3h`. */
export function ageWords(ms: number): Words {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (hours === 0) return { key: 'age.minutes', values: { minutes } };
  if (days === 0) {
    const rest = String(minutes % 60).padStart(2, '0');
    return { key: 'age.hours', values: { hours, minutes: rest } };
  }
  return { key: 'age.days', values: { days, hours: hours % 24 } };
}
