import type { ProviderCandle } from './feed';

/** What a provider sends is read as if a stranger had sent it: each part may be missing or another thing. */
export const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Short enough to be a symbol, a price or a time. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 64;

/** A plain decimal, as the record takes it. */
const isDecimal = (value: unknown): value is string =>
  isText(value) && /^\d{1,12}(\.\d{1,20})?$/.test(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const rowsOf = (value: unknown): readonly (readonly unknown[])[] =>
  listOf(value).flatMap((row) => (Array.isArray(row) ? [row as readonly unknown[]] : []));

/** One bar from its open, high, low, close and volume; none where a price or the time is missing. */
export function candleFrom(startAt: Date, parts: readonly unknown[]): ProviderCandle[] {
  const [open, high, low, close] = parts.slice(0, 4).filter(isDecimal);
  if (Number.isNaN(startAt.getTime()) || open === undefined || high === undefined) return [];
  if (low === undefined || close === undefined) return [];
  const volume = parts[4];
  return [{ startAt, open, high, low, close, volume: isDecimal(volume) ? volume : null }];
}
