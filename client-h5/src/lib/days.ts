/** Midnight of a day on this phone's calendar, as the API takes instants. */
export function startOfDay(day = new Date()): string {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).toISOString();
}

/** The bounds that a date field means: from its first instant to the last of it. */
export function dayBounds(from: string, to: string): { from?: string; to?: string } {
  return {
    ...(from !== '' && { from: startOfDay(new Date(`${from}T00:00:00`)) }),
    ...(to !== '' && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

/** What tells one local day from another. */
export const dayKey = (iso: string): string => new Date(iso).toDateString();
