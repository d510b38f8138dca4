import { limits } from '../../../schema/limits';
import { refuse } from '../../platform/domain-error';
import type { FormFile } from '../../http/read-multipart';
import { readId } from '../../platform/text/read-money';

/** Query and body of a request as flat text; the first of several names wins. */
export class Form {
  constructor(
    private readonly values: ReadonlyMap<string, string>,
    readonly files: readonly FormFile[] = [],
  ) {}

  /** The first of these names that was sent, else undefined. */
  get(...names: readonly string[]): string | undefined {
    const name = names.find((one) => this.values.has(one));
    return name === undefined ? undefined : this.values.get(name);
  }

  has(...names: readonly string[]): boolean {
    return names.some((name) => this.values.has(name) || this.file(name) !== undefined);
  }

  /** @throws FORM_INCOMPLETE */
  need(...names: readonly string[]): string {
    const value = this.get(...names);
    return value === undefined || value === ''
      ? refuse('FORM_INCOMPLETE', { fields: names[0] ?? '' })
      : value;
  }

  /** A record's number as text. @throws FORM_INCOMPLETE, PARAM_INVALID */
  needId(...names: readonly string[]): string {
    return readId(this.need(...names)) ?? refuse('PARAM_INVALID', { field: names[0] ?? '' });
  }

  optionalId(...names: readonly string[]): string | null {
    const value = this.get(...names);
    if (value === undefined || value === '') return null;
    return readId(value) ?? refuse('PARAM_INVALID', { field: names[0] ?? '' });
  }

  /** A whole number between two bounds. @throws PARAM_INVALID */
  count(names: readonly string[], { fallback, min, max }: CountRange): number {
    const value = this.get(...names);
    if (value === undefined || value === '') return fallback;
    const number = /^[0-9]{1,9}$/.test(value) ? Number.parseInt(value, 10) : -1;
    return number >= min && number <= max
      ? number
      : refuse('PARAM_INVALID', { field: names[0] ?? '' });
  }

  /** One of a few words, case kept. @throws PARAM_INVALID */
  choice<const T extends string>(names: readonly string[], allowed: readonly T[]): T | undefined {
    const value = this.get(...names);
    if (value === undefined || value === '') return undefined;
    return (
      allowed.find((one) => one === value) ?? refuse('PARAM_INVALID', { field: names[0] ?? '' })
    );
  }

  /** A day of the platform time zone, of the years 2000 to 2100. @throws PARAM_INVALID */
  day(...names: readonly string[]): string | null {
    const value = this.get(...names);
    if (value === undefined || value === '') return null;
    return isDay(value) ? value : refuse('PARAM_INVALID', { field: names[0] ?? '' });
  }

  file(...names: readonly string[]): FormFile | undefined {
    return this.files.find(({ field }) => names.includes(field));
  }
}

function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  const year = day.getUTCFullYear();
  const real = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return real && year >= limits.yearMin && year <= limits.yearMax;
}

interface CountRange {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
}
