import { languageFacts, type Language } from '../../../../schema/languages';
import { dateFormat } from './dateFormat';
import { phonesZone, zoneName } from './days';

/** `14:06:30` of an instant in UTC. */
const utcClock = (iso: string): string => new Date(iso).toISOString().slice(11, 19);

/** `14:06:30.001` in UTC: proof of a price. */
export const utcClockMs = (iso: string): string => new Date(iso).toISOString().slice(11, 23);

/** `14:06:30` on the clock of the phone; milliseconds where they prove something. */
export const clockWithSeconds = (language: Language, at: number, ms = false): string =>
  dateFormat(languageFacts[language].tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(ms && { fractionalSecondDigits: 3 }),
  }).format(at);

/** `GMT+2`: the zone of the phone's clock at an instant, in milliseconds. */
export const phoneZone = (at: number): string => zoneName(phonesZone(), at);

/**
 * `14:06:30 GMT+2 (12:06:30 UTC)`: an instant that a rule speaks of, on the clock of the phone with UTC
 * beside it; once only where they are the same.
 */
export function ruleTime(language: Language, iso: string, ms = false): string {
  const utc = `${ms ? utcClockMs(iso) : utcClock(iso)} UTC`;
  const at = Date.parse(iso);
  const zone = phoneZone(at);
  return zone === 'UTC' ? utc : `${clockWithSeconds(language, at, ms)} ${zone} (${utc})`;
}
