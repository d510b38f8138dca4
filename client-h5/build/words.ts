import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '../../schema/locales');

/** The files of words that H5 says, as `en/errors` and `en/h5/trading`. */
const wordFiles = readdirSync(locales, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/').replace(/\.json$/, ''))
  .filter((name) => /^\w+\/(h5\/[\w-]+|errors|done)$/.test(name))
  .sort();

const textOf = (name: string) => readFileSync(join(locales, `${name}.json`), 'utf8');

/** Those that every screen may need, as `always` of `app/words/i18n.ts` names them, come together: a file of their own each would wait for a connection. */
const FIRST = /^\w+\/(h5\/shared|errors|done)$/;
const firstOf = (language: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries<unknown>(
    wordFiles
      .filter((name) => FIRST.test(name) && name.startsWith(`${language}/`))
      .map((name) => [basename(name), JSON.parse(textOf(name))]),
  );

/** One version for all words, so that the first script needs no list of their files. */
export const version = createHash('sha256')
  .update(wordFiles.map(textOf).join())
  .digest('base64url')
  .slice(0, 8);

/** `app/words/i18n.ts` asks for a file by its language and namespace. */
export const words: Plugin = {
  name: 'words',
  apply: 'build',
  generateBundle() {
    const emit = (name: string, content: unknown) => {
      const fileName = `assets/words-${name}-${version}.json`;
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
    };
    for (const language of new Set(wordFiles.map((name) => name.split('/')[0] ?? '')))
      emit(`${language}-first`, firstOf(language));
    for (const name of wordFiles.filter((one) => !FIRST.test(one)))
      emit(name.replace('/h5', '').replace('/', '-'), JSON.parse(textOf(name)));
  },
};
