import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { languageFacts } from '../../../schema/languages';
import {
  consoleLanguages,
  readConsoleLanguage,
  speak,
  type ConsoleLanguage,
} from '../lib/language';

/** One chunk per language: nobody loads the one they do not read. */
const words: Record<ConsoleLanguage, () => Promise<TranslationMessages>> = {
  en: async () => (await import('../../../schema/locales/en/admin.json')).default,
  zh: async () => (await import('../../../schema/locales/zh/admin.json')).default,
};

const locales = consoleLanguages.map((locale) => ({ locale, name: languageFacts[locale].name }));

/** The provider with the words of `first` already there, so that the first screen is in it. */
export async function loadI18nProvider(first: ConsoleLanguage): Promise<I18nProvider> {
  const firstWords = await words[first]();
  speak(first);
  const provider = polyglotI18nProvider(
    (locale) => (locale === first ? firstWords : words[readConsoleLanguage(locale)]()),
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
