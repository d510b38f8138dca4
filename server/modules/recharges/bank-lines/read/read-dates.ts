import { limits } from '../../../../../schema/limits';
import { refuseLine } from './bank-statement';
import type { Placed } from './read-amounts';

type Parts = readonly [year: number, month: number, day: number];

const number = (text = ''): number => Number.parseInt(text, 10);
const century = (year: number): number => (year < 100 ? 2000 + year : year);

/** The calendar day, or null when there is none of that name. */
export function dayOf([year, month, day]: Parts): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const same =
    at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return same && year >= limits.yearMin && year <= limits.yearMax
    ? at.toISOString().slice(0, 10)
    : null;
}

/** `2026-11-20`, `2026/11/20`, `20261120`, with or without a time behind it. */
const YEAR_FIRST = /^([0-9]{4})([-/.]?)([0-9]{2})\2([0-9]{2})(?:[T ].*)?$/;
/** `20.11.2026`, `20.11.26`: with points the day always comes first. */
const WITH_POINTS = /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4}|[0-9]{2})(?: .*)?$/;
/** `20/11/2026`, `11/20/2026`, `20-11-2026`: which comes first the file must prove. */
const EITHER_FIRST = /^([0-9]{1,2})([-/])([0-9]{1,2})\2([0-9]{4}|[0-9]{2})(?: .*)?$/;

type Order = 'day' | 'month';

interface Either {
  readonly first: number;
  readonly second: number;
  readonly year: number;
}

function either(text: string): Either | null {
  const [, first, , second, year] = EITHER_FIRST.exec(text) ?? [];
  if (first === undefined) return null;
  return { first: number(first), second: number(second), year: century(number(year)) };
}

function certain(text: string): string | null {
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return dayOf([number(year), number(month), number(day)]);
  const [, dayFirst, then, last] = WITH_POINTS.exec(text) ?? [];
  return dayFirst === undefined
    ? null
    : dayOf([century(number(last)), number(then), number(dayFirst)]);
}

/** What this date proves about the order of all. */
function proves({ first, second }: Either): Order | null {
  if (first > 12) return 'day';
  return second > 12 ? 'month' : null;
}

/**
 * The days of a file as `YYYY-MM-DD`. Whether the day or the month comes first is not guessed.
 * @throws BANK_FILE_AMBIGUOUS, BANK_FILE_UNREADABLE with the line
 */
export function readDates(texts: readonly Placed[]): string[] {
  let order: Order | null = null;
  for (const { place, text } of texts) {
    const date = either(text.trim());
    const proved = date && proves(date);
    if (proved && order && proved !== order) refuseLine('BANK_FILE_AMBIGUOUS', place);
    order ??= proved;
  }
  return texts.map(({ place, text }) => {
    const date = either(text.trim());
    if (!date) return certain(text.trim()) ?? refuseLine('BANK_FILE_UNREADABLE', place);
    const { first, second, year } = date;
    if (order === null && first !== second) return refuseLine('BANK_FILE_AMBIGUOUS', place);
    const parts: Parts = order === 'month' ? [year, first, second] : [year, second, first];
    return dayOf(parts) ?? refuseLine('BANK_FILE_UNREADABLE', place);
  });
}
