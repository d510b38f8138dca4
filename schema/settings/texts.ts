import { formatBasisPoints, formatMoney, parseMoney, usd } from '../money';
import { plainText } from '../text';
import { settingFacts, type SettingKey, type SettingKind } from './facts';
import type { DayHours, Office, Week } from './shapes';

/** How a value travels and is typed: a list of texts, most of one alone. */
type Texts = readonly string[];

interface Form {
  /** What is no value is undefined. */
  readonly read: (texts: Texts) => unknown;
  readonly write: (value: never) => Texts;
}

const one =
  (read: (text: string) => unknown) =>
  ([text = '', ...more]: Texts): unknown =>
    more.length > 0 ? undefined : read(text);

/** All of them or nothing. */
const each =
  (read: (text: string) => unknown) =>
  (texts: Texts): unknown => {
    const found = texts.map(read);
    return found.includes(undefined) ? undefined : found;
  };

const whole = (text: string): number | undefined =>
  /^[0-9]{1,9}$/.test(text) ? Number.parseInt(text, 10) : undefined;

function cents(text: string): number | undefined {
  try {
    const { minor } = parseMoney('USD', text);
    return minor <= 1_000_000_000_000n ? Number.parseInt(minor.toString(), 10) : undefined;
  } catch {
    return undefined;
  }
}

/** A percentage with so many decimals, as a whole number of its smallest part. */
const percent =
  (decimals: number) =>
  (text: string): number | undefined => {
    const [, units = '', part = ''] = /^([0-9]{1,3})(?:\.([0-9]+))?$/.exec(text) ?? [];
    return units === '' || part.length > decimals
      ? undefined
      : Number.parseInt(units + part.padEnd(decimals, '0'), 10);
  };

function dayHours(text: string): DayHours | undefined {
  if (text === '') return null;
  const [opens, closes, ...more] = text.split('-');
  return opens === undefined || closes === undefined || more.length > 0
    ? undefined
    : [opens, closes];
}

/** Counted in millionths first, so that what is written back reads the same. */
function degrees(text: string): number {
  const [, units = '', part = ''] = /^(-?[0-9]{1,3})(?:\.([0-9]{1,6}))?$/.exec(text) ?? [];
  return units === '' ? Number.NaN : Number.parseInt(units + part.padEnd(6, '0'), 10) / 1_000_000;
}

/** An address in lines, and its degrees; nothing at all where there is none. */
function office(texts: Texts): Office | null | undefined {
  if (texts.length === 0) return null;
  const [address = '', latitude = '', longitude = '', ...more] = texts;
  const lines = address.split('\n').map((line) => plainText(line, { max: 120 }));
  if (more.length > 0 || lines.some((line) => line === null || line === '')) return undefined;
  return {
    address: lines.join('\n'),
    latitude: degrees(latitude),
    longitude: degrees(longitude),
  };
}

const text = (min: string): string | undefined => plainText(min, { max: 1_000 }) ?? undefined;
const flag = (said: string): boolean | undefined =>
  said === 'true' || said === 'false' ? said === 'true' : undefined;

const number: Form = { read: one(whole), write: (value: number) => [String(value)] };
const plain: Form = { read: one(text), write: (value: string) => [value] };
const money = (minor: number): string => formatMoney(usd(minor));
const ppm = (parts: number): string => {
  const digits = String(parts).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

const forms: Readonly<Record<SettingKind, Form>> = {
  ...{
    COUNT: number,
    TIMES: number,
    SECONDS: number,
    MINUTES: number,
    HOURS: number,
    DAYS: number,
  },
  ...{ TEXT: plain, CLOCK: plain },
  MONEY: { read: one(cents), write: (value: number) => [money(value)] },
  MONEYS: { read: each(cents), write: (value: readonly number[]) => value.map(money) },
  COUNTS: { read: each(whole), write: (value: readonly number[]) => value.map(String) },
  BP: { read: one(percent(2)), write: (value: number) => [formatBasisPoints(value)] },
  PPM: { read: one(percent(4)), write: (value: number) => [ppm(value)] },
  FLAG: { read: one(flag), write: (value: boolean) => [String(value)] },
  WEEK: {
    read: each(dayHours),
    write: (value: Week) => value.map((hours) => hours?.join('-') ?? ''),
  },
  OFFICE: {
    read: office,
    write: (value: Office | null) =>
      value ? [value.address, String(value.latitude), String(value.longitude)] : [],
  },
  LICENCES: { read: each(text), write: (value: Texts) => value },
};

/**
 * A setting as it travels, read: money as a plain decimal in USD, rates in percent, a flag as true or false, a list as one
 * text an entry, a week as `09:00-17:00` or nothing for each day, an office as address, latitude and longitude, wordings of
 * licences a line each. Undefined for what is none; whether it may stand is said by `fitsSetting`.
 */
export const readSetting = (key: SettingKey, texts: Texts): unknown =>
  forms[settingFacts[key].kind].read(texts);

/** A kept value as it travels: what `readSetting` reads. */
export const writeSetting = (key: SettingKey, value: unknown): Texts =>
  forms[settingFacts[key].kind].write(value as never);
