import i18next, { type CustomTypeOptions } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '../../../schema/languages';
import { countByTag } from '../lib/plurals';

type Words = CustomTypeOptions['resources'];

const root = join(__dirname, '../../../schema/locales');
const features = readdirSync(join(root, 'en/h5')).map((file) => file.replace('.json', ''));
const files = [...features.map((name) => `h5/${name}`), 'errors', 'done'];

/** The words of a language, by their namespace. */
export const wordsOf = (language: Language): Words =>
  Object.fromEntries(
    files.map((file) => [
      basename(file),
      JSON.parse(readFileSync(join(root, language, `${file}.json`), 'utf8')) as object,
    ]),
  ) as unknown as Words;

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'shared',
  ns: files.map((file) => basename(file)),
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  resources: Object.fromEntries(languages.map((language) => [language, { ...wordsOf(language) }])),
});
countByTag();
