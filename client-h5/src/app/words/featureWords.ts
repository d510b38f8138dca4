import i18next from 'i18next';
import type { Worded } from '../../lib/useWords';
import { chunkFailed } from '../chunkLoadError';

const asked = new Set<Worded>();

/** The words that were asked for before the first ones started: they come together. */
export const askedWords = (): readonly Worded[] => [...asked];

/**
 * Fetches the words of a feature, so that its screens are never drawn with keys.
 *
 * @throws ChunkLoadError when they do not come
 */
export async function loadWords(feature: Worded): Promise<void> {
  asked.add(feature);
  await started();
  await i18next.loadNamespaces(feature);
  if (!i18next.hasResourceBundle(i18next.language, feature)) await chunkFailed();
}

async function started(): Promise<void> {
  if (i18next.isInitialized) return;
  await new Promise<void>((resolve) => {
    i18next.on('initialized', () => {
      resolve();
    });
  });
}
