import { languageFacts, type Language } from '../../../../schema/languages';

/** `14:06:30` of an instant in UTC: what a running contract is decided by. */
export const utcClock = (iso: string): string => new Date(iso).toISOString().slice(11, 19);

/** `14:06:30.001` in UTC: proof of a price. */
export const utcClockMs = (iso: string): string => new Date(iso).toISOString().slice(11, 23);

/** `14:06:30` on the clock of the phone. */
export const clockWithSeconds = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languageFacts[language].tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** `GMT+2`: the zone of the phone's clock at an instant, in milliseconds. */
export const zoneName = (at: number): string =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
