import { cleaning, keepOwn } from '../../../../schema/content/html';

interface Cleaner {
  sanitize(html: string, config: object): string;
  addHook(name: 'uponSanitizeAttribute', hook: typeof keepOwn): void;
}

/** The cleaner can only empty it where it was. Outside of tags no text has a bare `>`. */
const EMPTY_IS = / is=""(?=[^<>]*>)/g;

/** It brings a browser's document, which takes a second to load: not before somebody writes. */
let loaded: Promise<Cleaner> | null = null;

async function load(): Promise<Cleaner> {
  const { default: cleaner } = (await import('isomorphic-dompurify')) as { default: Cleaner };
  cleaner.addHook('uponSanitizeAttribute', keepOwn);
  return cleaner;
}

/** What is written down may be read as other tags than it was made of; a text that never settles is none. */
const ROUNDS_MAX = 5;

/** HTML as it is stored: of our own tags, attributes and addresses alone. Cleaned again it stays as it is. */
export async function cleanHtml(html: string): Promise<string> {
  loaded ??= load();
  const cleaner = await loaded;
  let text = html;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const clean = cleaner.sanitize(text, cleaning).replace(EMPTY_IS, '').trim();
    if (clean === text) return clean;
    text = clean;
  }
  return '';
}
