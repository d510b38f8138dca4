import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleLanguage } from '../lib/language';
import { wordsOf, type Words } from '../lib/words';

const root = join(__dirname, '../../../schema/locales');

/** All words of the console in one language, as the provider gives them. */
export function readWords(language: ConsoleLanguage): Words {
  const folder = join(root, language, 'admin');
  return wordsOf(
    Object.fromEntries(
      readdirSync(folder).map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words,
      ]),
    ),
  );
}
