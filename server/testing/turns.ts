import { dayNumber } from './clock';

/** What takes turns by day is walked whole with `TURNS=all`. */
const ALL = process.env.TURNS === 'all';

/** So many of these a day, all of them in turn. */
export function ofDay<One>(all: readonly One[], count: number): readonly One[] {
  const turns = Math.ceil(all.length / count);
  const from = (dayNumber() % turns) * count;
  return ALL ? all : all.slice(from, from + count);
}

/** The day's turn, counted from 0, and of how many ("1/8"), for another process; empty where all are taken. */
export const turnOfDay = (turns: number): string =>
  ALL ? '' : `${String(dayNumber() % turns)}/${String(turns)}`;

/** Whether this day has this turn of so many, counted from 0. */
export const hasTurn = (turn: number, turns: number): boolean =>
  ALL || dayNumber() % turns === turn;
