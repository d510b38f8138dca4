/** What a field for day and time gives; seconds are left out when there are none. */
const WRITTEN = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/;

/** The instant of a second written without its zone, which is UTC; null for what is none. */
export function secondOf(written: string): string | null {
  if (!WRITTEN.test(written)) return null;
  const at = Date.parse(`${written}Z`);
  return Number.isNaN(at) ? null : new Date(Math.floor(at / 1_000) * 1_000).toISOString();
}

/** As a field for day and time takes it: the second, in UTC, that lies so long before an instant. */
export const secondAgo = (now: number, milliseconds: number): string =>
  new Date(now - milliseconds).toISOString().slice(0, 19);
