import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { languageFacts } from '../../../schema/languages';
import {
  consoleLanguages,
  readConsoleLanguage,
  speak,
  type ConsoleLanguage,
} from '../lib/language';
import { wordsOf, type Words } from '../lib/words';

const files = import.meta.glob<Words>('../../../schema/locales/*/admin/*.json', {
  import: 'default',
});

/** `…/en/admin/users.json`: `users`. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace('.json', '');

/** The build makes one chunk of a language's files: nobody loads the one they do not read. */
async function load(language: ConsoleLanguage): Promise<TranslationMessages> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const named = await Promise.all(
    own.map(async ([path, file]) => [nameOf(path), await file()] as const),
  );
  return wordsOf(Object.fromEntries(named)) as TranslationMessages;
}

const locales = consoleLanguages.map((locale) => ({ locale, name: languageFacts[locale].name }));

/** The provider with the words of `first` already there, so that the first screen is in it. */
export async function loadI18nProvider(first: ConsoleLanguage): Promise<I18nProvider> {
  const firstWords = await load(first);
  speak(first);
  const provider = polyglotI18nProvider(
    (locale) => (locale === first ? firstWords : load(readConsoleLanguage(locale))),
    first,
    locales,
  );
  return {
    ...provider,
    async changeLocale(locale) {
      await provider.changeLocale(locale);
      speak(readConsoleLanguage(locale));
    },
  };
}
