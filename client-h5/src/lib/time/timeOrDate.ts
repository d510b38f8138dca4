import type { useFormat } from '../useFormat';
import { dayKey } from './days';

type Format = Pick<ReturnType<typeof useFormat>, 'clock' | 'dateTime'>;

/** The clock alone on the same day, the date before it on another. */
export function timeOrDate(format: Format, iso: string): string {
  const today = dayKey(iso) === dayKey(new Date().toISOString());
  return today ? format.clock(iso) : format.dateTime(iso);
}
