import { languages, type Language } from '../../schema/languages';
import { dayNumber } from '../testing/clock';

/** Those whose words are longest and whose letters are tallest. */
const EACH_RUN: readonly Language[] = ['de', 'th'];
const A_DAY = 2;

const others = languages.filter((language) => !EACH_RUN.includes(language));
const turn = (dayNumber() % (others.length / A_DAY)) * A_DAY;

/** In which a run looks at narrow screens: all ten within four days, and all of them with `LANGUAGES=all`. */
export const dayLanguages: readonly Language[] =
  process.env.LANGUAGES === 'all' ? languages : [...EACH_RUN, ...others.slice(turn, turn + A_DAY)];
