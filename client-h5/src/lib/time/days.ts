import { dateFormat } from './dateFormat';

/** A key of the day on the phone's own clock. */
export const dayKey = (iso: string): string => new Date(iso).toDateString();

/** The day that an instant (milliseconds) falls on in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, at: number): string =>
  // Sweden writes dates as ISO 8601 does.
  dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);

/** The zone of the phone's own clock, as IANA names it. */
export const phonesZone = (): string => dateFormat('en', {}).resolvedOptions().timeZone;

/** A zone as a screen names it: `UTC`, `GMT+8`. */
export function zoneName(timeZone: string, at: number): string {
  const style = { timeZone, timeZoneName: 'shortOffset' } as const;
  const parts = dateFormat('en', style).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return /^GMT(\+0)?$/.test(name) ? 'UTC' : name;
}

/** What two date fields ask for: days of the platform, both of them included. */
export const daysAsked = (from: string, to: string): { fromOn?: string; toOn?: string } => ({
  ...(from !== '' && { fromOn: from }),
  ...(to !== '' && { toOn: to }),
});
