import { languages, type Language } from '../../../schema/languages';

/** A text in some languages, as it is being typed. */
export type LocalTexts = Readonly<Partial<Record<Language, string>>>;

interface LocalText {
  readonly language: Language;
  readonly text: string;
}

export const fromLocalTexts = (texts: readonly LocalText[]): LocalTexts =>
  Object.fromEntries(texts.map(({ language, text }) => [language, text]));

/** Without those that are empty. */
export const toLocalTexts = (texts: LocalTexts): LocalText[] =>
  languages.flatMap((language) => {
    const text = texts[language]?.trim() ?? '';
    return text === '' ? [] : [{ language, text }];
  });
