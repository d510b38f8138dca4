/** An instant as a field of date and time holds it, UTC: `2026-12-01T09:00`, with seconds and their parts where it has some. */
export const typedInstant = (iso: string): string => iso.slice(0, -1).replace(/(?::00)?\.000$/, '');

/** The minute in which an instant lies, as it is typed. */
export const typedMinute = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** What stands in the field: its minute. Nobody types seconds, and what is not touched keeps those it has. */
export const shownMinute = (typed: string): string => typed.slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** Milliseconds since 1970 of what is typed; NaN for what is none. */
export const atOf = (typed: string): number => Date.parse(`${typed}Z`);

/** What is typed, as the server takes it. */
export const sentInstant = (typed: string): string =>
  `${typed}${/T\d\d:\d\d$/.test(typed) ? ':00' : ''}Z`;
