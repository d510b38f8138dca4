import i18next from 'i18next';
import type { Worded } from '../useWords';
import { part } from './part';

/** Words that a part of a screen brings along besides its feature's own: asked for until they come, like the part. */
export const partWords = (words: Worded): Promise<void> =>
  part(async () => {
    await i18next.loadNamespaces(words);
    if (has(words)) return;
    // What did not come once is not asked for again by itself.
    await i18next.reloadResources([i18next.language], [words]);
    if (!has(words)) throw new Error(`no words: ${words}`);
  });

const has = (words: Worded): boolean => i18next.hasResourceBundle(i18next.language, words);
