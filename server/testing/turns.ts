import { dayNumber } from './clock';

/** What takes turns by day is walked whole with `TURNS=all`. */
const ALL = process.env.TURNS === 'all';

/** So many of these a day, all of them in turn. */
export function ofDay<One>(all: readonly One[], count: number): readonly One[] {
  const turns = Math.ceil(all.length / count);
  const from = (dayNumber() % turns) * count;
  return ALL ? all : all.slice(from, from + count);
}

/**
 * What a day takes of so many parts, counted from 0, and of how many ("1/8", "4,5/13"), for another process; the next
 * day takes what follows.
 */
export const turnAt = (day: number, parts: number, taken: number): string =>
  `${Array.from({ length: taken }, (_, n) => (day * taken + n) % parts).join(',')}/${String(parts)}`;

/** The turn of today; empty where all are taken. */
export const turnOfDay = (parts: number, taken = 1): string =>
  ALL ? '' : turnAt(dayNumber(), parts, taken);

/** Whether this day has this turn of so many, counted from 0. */
export const hasTurn = (turn: number, turns: number): boolean =>
  ALL || dayNumber() % turns === turn;
