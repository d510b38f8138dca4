import { languages, type Language } from '../../schema/languages';
import { ofDay } from '../testing/turns';

/** Those whose words are longest and whose letters are tallest. */
const OFTEN: readonly Language[] = ['de', 'th'];

const others = languages.filter((language) => !OFTEN.includes(language));

/** In which a run looks at narrow screens: one of those every other day, all ten within eight. */
export const dayLanguages: readonly Language[] = [...ofDay(OFTEN, 1), ...ofDay(others, 1)];

/** In which every screen is walked at 320 px: each language within ten days. */
export const daySweeps: readonly Language[] = ofDay(languages, 1);

export type Theme = 'light' | 'dark';
export type Look = readonly [theme: Theme, language: 'en' | 'zh'];

const LOOKS: readonly Look[] = [
  ['light', 'en'],
  ['dark', 'zh'],
  ['dark', 'en'],
  ['light', 'zh'],
];

/** How a run looks at the console and walks on the phone: every pair of theme and language within four days. */
export const dayLooks: readonly Look[] = ofDay(LOOKS, 1);

/** In which of the two themes a run walks what it walks once: both within two days. */
export const dayThemes: readonly Theme[] = ofDay(['light', 'dark'], 1);
