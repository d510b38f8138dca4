import { cleaning, dropDeadLink, keepOwn } from '../../../../schema/content/html';

/** Of `isomorphic-dompurify`, what is used. */
export interface Cleaner {
  sanitize(html: string, config: object): string;
  addHook(name: 'uponSanitizeAttribute', hook: typeof keepOwn): void;
  addHook(name: 'afterSanitizeAttributes', hook: typeof dropDeadLink): void;
  /** Begins its document anew, without hooks. */
  clearWindow(): void;
}

/** The cleaner can only empty it where it was. Outside of tags no text has a bare `>`. */
const EMPTY_IS = / is=""(?=[^<>]*>)/g;

/** What is written down may be read as other tags than it was made of; a text that never settles is none. */
const ROUNDS_MAX = 5;

/** Its document keeps something of every text, and each takes longer than the one before: then it begins anew. */
export const TEXTS_A_DOCUMENT = 50;

/** Cleans by what `load` brings, once somebody has something to be cleaned. */
export function htmlCleaner(load: () => Promise<Cleaner>): (html: string) => Promise<string> {
  let loaded: Promise<Cleaner> | null = null;
  let texts = 0;
  async function cleaner(): Promise<Cleaner> {
    const first = loaded === null;
    loaded ??= load();
    const found = await loaded;
    texts += 1;
    const full = texts > TEXTS_A_DOCUMENT;
    if (full) {
      found.clearWindow();
      texts = 1;
    }
    if (first || full) {
      found.addHook('uponSanitizeAttribute', keepOwn);
      found.addHook('afterSanitizeAttributes', dropDeadLink);
    }
    return found;
  }
  return async (html) => settled(await cleaner(), html);
}

function settled(cleaner: Cleaner, html: string): string {
  let text = html;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const clean = cleaner.sanitize(text, cleaning).replace(EMPTY_IS, '').trim();
    if (clean === text) return clean;
    text = clean;
  }
  return '';
}
