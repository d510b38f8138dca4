import {
  isSettingKey,
  licencesMax,
  settingFacts,
  settingListMax,
  type SettingKey,
  type SettingKind,
} from './facts';
import { isClock, isOffice, isText, isTexts, isWeek, isWhole, isWholes } from './shapes';

const SETTLED = /^\S(?:.*\S)?$/s;

type InBounds = (n: number) => boolean;
type Judge = (value: unknown, inBounds: InBounds) => boolean;

const fitsText: Judge = (value, inBounds) =>
  isText(value) && SETTLED.test(value) && inBounds(Array.from(value).length);

const fitsList: Judge = (value, inBounds) =>
  isWholes(value) && value.length > 0 && rises(value) && value.every(inBounds);

/** In the digits of ten languages. */
const NUMBERED = /[0-9\uff10-\uff19\u0e50-\u0e59]/;

/** A licence without its number can be looked up nowhere. */
const fitsLicences: Judge = (value, inBounds) =>
  isTexts(value) &&
  value.length <= licencesMax &&
  value.every((line) => fitsText(line, inBounds) && NUMBERED.test(line));

/** Of those that are no whole number between the bounds. */
const judges: Readonly<Partial<Record<SettingKind, Judge>>> = {
  TEXT: fitsText,
  FLAG: (value) => typeof value === 'boolean',
  CLOCK: isClock,
  // A week without hours would leave everybody waiting for an opening that never comes.
  WEEK: (value) => isWeek(value) && value.some((day) => day !== null),
  OFFICE: (value, inBounds) =>
    value === null || (isOffice(value) && fitsText(value.address, inBounds)),
  LICENCES: fitsLicences,
  MONEYS: fitsList,
  COUNTS: fitsList,
};

const fitsWhole: Judge = (value, inBounds) => isWhole(value) && inBounds(value);

/** Whether a value may stand for a setting. `setting_fits.sql` says the same. */
export function fitsSetting(key: string, value: unknown): boolean {
  if (!isSettingKey(key)) return false;
  const { kind, min, max } = settingFacts[key];
  return (judges[kind] ?? fitsWhole)(value, (n) => n >= min && n <= max);
}

/** Each entry above the one before. */
const rises = (list: readonly number[]): boolean =>
  list.length <= settingListMax && list.every((n, place) => n > (list[place - 1] ?? -Infinity));

type Pair = readonly [lower: SettingKey, upper: SettingKey];

/** The lower is never above the upper; an entry of a list is compared one by one. */
const ORDERED: readonly Pair[] = [
  ['rechargeMin', 'rechargeMax'],
  ['rechargeMin', 'rechargePresets'],
  ['rechargePresets', 'rechargeMax'],
  ['withdrawMin', 'withdrawMax'],
  ['withdrawMax', 'withdrawDayMax'],
  ['orderPresets', 'positionMax'],
  ['socketsPerSessionMax', 'socketsPerAddressMax'],
];

type Facts = Readonly<Record<string, unknown>>;

const entriesOf = (value: unknown): readonly number[] => [value].flat() as number[];

function isOrdered([lower, upper]: Pair, facts: Facts): boolean {
  const most = Math.max(...entriesOf(facts[lower]));
  return most <= Math.min(...entriesOf(facts[upper]));
}

/**
 * What is wrong with the settings of a group as they are to be: the key of a value that may not stand for its setting, or
 * that does not go with another. Null when they may be. `settings_fault.sql` says the same.
 */
export function settingsFault(facts: Facts): string | null {
  const misfit = Object.keys(facts).find((key) => !fitsSetting(key, facts[key]));
  if (misfit !== undefined) return misfit;
  const stands = ([lower, upper]: Pair) =>
    Object.hasOwn(facts, lower) && Object.hasOwn(facts, upper);
  const crossed = ORDERED.find((pair) => stands(pair) && !isOrdered(pair, facts));
  if (crossed !== undefined) return crossed[1];
  const { withdrawStart, withdrawEnd } = facts;
  return typeof withdrawStart === 'string' && withdrawStart >= String(withdrawEnd)
    ? 'withdrawEnd'
    : null;
}
