import { languages, type Language } from '../../schema/languages';
import { dayNumber } from '../testing/clock';

/** What takes turns by day is walked whole with `TURNS=all`. */
const ALL = process.env.TURNS === 'all';

/** Those whose words are longest and whose letters are tallest. */
const EACH_RUN: readonly Language[] = ['de', 'th'];
const A_DAY = 2;

const others = languages.filter((language) => !EACH_RUN.includes(language));
const turn = (dayNumber() % (others.length / A_DAY)) * A_DAY;

/** In which a run looks at narrow screens: all ten within four days. */
export const dayLanguages: readonly Language[] = ALL
  ? languages
  : [...EACH_RUN, ...others.slice(turn, turn + A_DAY)];

const SWEPT = ['zh', 'de', 'th'] as const;

/** In which of them every screen of a user is walked at 320 px: each within three days. */
export const daySweeps: readonly (typeof SWEPT)[number][] = ALL
  ? SWEPT
  : SWEPT.filter((_, index) => index === dayNumber() % SWEPT.length);

export type Theme = 'light' | 'dark';
type Look = readonly [theme: Theme, language: 'en' | 'zh'];

const LOOKS: readonly (readonly Look[])[] = [
  [
    ['light', 'en'],
    ['dark', 'zh'],
  ],
  [
    ['dark', 'en'],
    ['light', 'zh'],
  ],
];

/** How a run looks at the console: each theme and each language once, every pair of them within two days. */
export const dayLooks: readonly Look[] = LOOKS.filter(
  (_, index) => ALL || index === dayNumber() % LOOKS.length,
).flat();

/** In which of the two themes a run walks what it walks once: both within two days. */
export const dayThemes: readonly Theme[] = ALL
  ? ['light', 'dark']
  : [dayNumber() % 2 === 0 ? 'light' : 'dark'];
