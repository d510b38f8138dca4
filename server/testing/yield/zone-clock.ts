/** Calendar of a zone by what the platform's own library knows of it: nothing of the database's. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  formats.set(zone, made);
  return made;
}

/** What the clock on the wall shows, as milliseconds of a day that has no zone. */
function wallOf(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  const ms = ((at % 1_000) + 1_000) % 1_000;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + ms;
}

const DAY_MS = 86_400_000;

/** The first instant from which the wall shows this or later, for good or until it goes back. */
function firstAt(wall: number, zone: string): number {
  let before = wall - 2 * DAY_MS;
  let behind = wall + 2 * DAY_MS;
  while (behind - before > 1) {
    const middle = Math.floor((before + behind) / 2);
    if (wallOf(middle, zone) >= wall) behind = middle;
    else before = middle;
  }
  return behind;
}

/** The day on the wall, counted from 1970. */
export const dayOf = (at: number, zone: string): number => Math.floor(wallOf(at, zone) / DAY_MS);

/** The 00:00 of that day. */
export const midnight = (day: number, zone: string): number => firstAt(day * DAY_MS, zone);

/** The same time on the wall so many days later; the jump itself where it is skipped, the later of two. */
export function daysAfter(at: number, days: number, zone: string): number {
  const wall = wallOf(at, zone) + days * DAY_MS;
  const first = firstAt(wall, zone);
  const again = [3_600_000, 1_800_000, 7_200_000].map((gap) => first + gap);
  return again.find((later) => wallOf(later, zone) === wall && later !== first) ?? first;
}
