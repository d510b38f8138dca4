import { cleaning, keepOwn } from '../../../../schema/content/html';

interface Cleaner {
  sanitize(html: string, config: object): string;
  addHook(name: 'uponSanitizeAttribute', hook: typeof keepOwn): void;
}

/** It brings a browser's document, which takes a second to load: not before somebody writes. */
let loaded: Promise<Cleaner> | null = null;

async function load(): Promise<Cleaner> {
  const { default: cleaner } = (await import('isomorphic-dompurify')) as { default: Cleaner };
  cleaner.addHook('uponSanitizeAttribute', keepOwn);
  return cleaner;
}

/** HTML as it is stored: of our own tags, attributes and addresses alone. Cleaned again it stays as it is. */
export async function cleanHtml(html: string): Promise<string> {
  loaded ??= load();
  const cleaner = await loaded;
  return cleaner.sanitize(html, cleaning).trim();
}
