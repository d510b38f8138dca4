import { languageFacts, type Language } from '../../../../schema/languages';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** `12 minutes`, `3 hours`, `2 days`: how long something took, rounded up, a minute at least. */
export function formatSpan(language: Language, seconds: number): string {
  const [size, unit] = unitOf(seconds);
  const format = new Intl.NumberFormat(languageFacts[language].tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(Math.max(1, Math.ceil(seconds / size)));
}

function unitOf(seconds: number): readonly [number, string] {
  if (seconds <= 90 * MINUTE) return [MINUTE, 'minute'];
  return seconds <= 2 * DAY ? [HOUR, 'hour'] : [DAY, 'day'];
}
