import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '../../schema/locales');

/** The files of words that H5 says, as `en/errors` and `en/h5/trading`. */
const wordFiles = readdirSync(locales, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/').replace(/\.json$/, ''))
  .filter((name) => /^\w+\/(h5\/[\w-]+|errors|done)$/.test(name))
  .sort();

const textOf = (name: string) => readFileSync(join(locales, `${name}.json`), 'utf8');

/** One version for all words, so that the first script needs no list of their files. */
export const version = createHash('sha256')
  .update(wordFiles.map(textOf).join())
  .digest('base64url')
  .slice(0, 8);

/** `app/i18n.ts` asks for a file by its language and namespace. */
export const words: Plugin = {
  name: 'words',
  apply: 'build',
  generateBundle() {
    for (const name of wordFiles) {
      const fileName = `assets/words-${name.replace('/h5', '').replace('/', '-')}-${version}.json`;
      const source = JSON.stringify(JSON.parse(textOf(name)));
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};
