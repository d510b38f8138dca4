import { languageFacts } from '../../../schema/languages';

/** The console speaks two of the ten languages. */
export const consoleLanguages = ['en', 'zh'] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

export const readConsoleLanguage = (text: unknown): ConsoleLanguage =>
  consoleLanguages.find((language) => language === text) ?? 'en';

let current: ConsoleLanguage = 'en';

/** What requests ask for and the page declares; set by the i18n provider alone. */
export function speak(language: ConsoleLanguage): void {
  current = language;
  document.documentElement.lang = languageFacts[language].tag;
}

export const spoken = (): ConsoleLanguage => current;
