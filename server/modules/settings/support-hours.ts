import { languageFacts, type Language } from '../../../schema/languages';
import type { DayHours } from '../../../schema/settings/shapes';
import type { Settings } from './settings';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const saidOf = (hours: DayHours): string => hours?.join('–') ?? '';

/** Days in a row with the same hours, from 0 for Monday. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly hours: string;
}

function runsOf(week: Settings['supportWeek']): Run[] {
  const runs: Run[] = [];
  week.forEach((day, place) => {
    const hours = saidOf(day);
    const last = runs.at(-1);
    if (last?.hours === hours) runs[runs.length - 1] = { ...last, to: place };
    else runs.push({ from: place, to: place, hours });
  });
  return runs.filter(({ hours }) => hours !== '');
}

/**
 * When customer service is open, in a language: `24/5` where it is open all day on five days, else its days and hours with
 * the zone they are of. Made of the week itself, so that it cannot say anything else.
 */
export function supportHours(
  { supportWeek, timezone }: Pick<Settings, 'supportWeek' | 'timezone'>,
  language: Language,
): string {
  const runs = runsOf(supportWeek);
  const open = supportWeek.filter((day) => day !== null);
  if (runs.every(({ hours }) => hours === '00:00–24:00')) return `24/${String(open.length)}`;
  const weekday = new Intl.DateTimeFormat(languageFacts[language].tag, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  const name = (place: number) => weekday.format(MONDAY + place * DAY_MS);
  const said = runs.map(({ from, to, hours }) =>
    from === to ? `${name(from)} ${hours}` : `${name(from)}–${name(to)} ${hours}`,
  );
  return `${said.join(', ')} (${timezone})`;
}
