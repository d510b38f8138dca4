import type { SettingKind } from './facts';

/** From when to when, `HH:MM`, 24:00 the end of the day; null for a day off. */
export type DayHours = readonly [opens: string, closes: string] | null;
/** Monday first. */
export type Week = readonly DayHours[];

/** An address as a letter would have it, and its point in degrees, north and east counted up. */
export interface Office {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);

export const isWholes = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(isWhole);

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const isClock = (value: unknown): value is string =>
  isText(value) && /^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/.test(value);

function isDayHours(value: unknown): value is DayHours {
  if (!Array.isArray(value)) return value === null;
  const [opens, closes, ...more] = value as readonly unknown[];
  return isClock(opens) && isClock(closes) && opens < closes && more.length === 0;
}

export const isWeek = (value: unknown): value is Week =>
  Array.isArray(value) && value.length === 7 && value.every(isDayHours);

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** An address with a point on the earth, and nothing else. */
export function isOffice(value: unknown): value is Office {
  if (typeof value !== 'object' || value === null) return false;
  const { address, latitude, longitude, ...more } = value as Readonly<Record<string, unknown>>;
  if (!isText(address) || Object.keys(more).length > 0) return false;
  return isDegrees(latitude, 90) && isDegrees(longitude, 180);
}

interface Special {
  readonly MONEYS: readonly number[];
  readonly COUNTS: readonly number[];
  readonly CLOCK: string;
  readonly TEXT: string;
  readonly FLAG: boolean;
  readonly WEEK: Week;
  readonly OFFICE: Office | null;
  readonly LICENCES: readonly string[];
}

/** How a value of a kind is kept. */
export type Kept<Kind extends SettingKind> = Kind extends keyof Special ? Special[Kind] : number;

const special: Readonly<Record<keyof Special, (value: unknown) => boolean>> = {
  MONEYS: isWholes,
  COUNTS: isWholes,
  CLOCK: isText,
  TEXT: isText,
  FLAG: isFlag,
  WEEK: isWeek,
  OFFICE: (value) => value === null || isOffice(value),
  LICENCES: isTexts,
};

/** Whether a value is kept as one of this kind is; whether it may be so is another question. */
export const isKept = <Kind extends SettingKind>(kind: Kind, value: unknown): value is Kept<Kind> =>
  Object.hasOwn(special, kind) ? special[kind as keyof Special](value) : isWhole(value);
