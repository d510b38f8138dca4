import { languages, type Language } from '../../schema/languages';
import { dayNumber } from '../testing/clock';

/** What takes turns by day is walked whole with `TURNS=all`. */
const ALL = process.env.TURNS === 'all';

/** Those whose words are longest and whose letters are tallest. */
const EACH_RUN: readonly Language[] = ['de', 'th'];
const A_DAY = 2;

const others = languages.filter((language) => !EACH_RUN.includes(language));

/** In which a run looks at narrow screens: all ten within four days. */
export const dayLanguages: readonly Language[] = [...EACH_RUN, ...ofDay(others, A_DAY)];

const SWEPT = ['zh', 'de', 'th'] as const;

/** In which of them every screen of a user is walked at 320 px: each within three days. */
export const daySweeps: readonly (typeof SWEPT)[number][] = ofDay(SWEPT, 1);

export type Theme = 'light' | 'dark';
type Look = readonly [theme: Theme, language: 'en' | 'zh'];

const LOOKS: readonly Look[] = [
  ['light', 'en'],
  ['dark', 'zh'],
  ['dark', 'en'],
  ['light', 'zh'],
];

/** How a run looks at the console: every pair of theme and language within four days. */
export const dayLooks: readonly Look[] = ofDay(LOOKS, 1);

/** In which of the two themes a run walks what it walks once: both within two days. */
export const dayThemes: readonly Theme[] = ofDay(['light', 'dark'], 1);

/** So many of these a day, all of them in turn. */
export function ofDay<One>(all: readonly One[], count: number): readonly One[] {
  const turns = Math.ceil(all.length / count);
  const from = (dayNumber() % turns) * count;
  return ALL ? all : all.slice(from, from + count);
}
