import { forbiddenUnder } from '../../../../../schema/forbidden-words';
import { languages, type Language } from '../../../../../schema/languages';
import { limits } from '../../../../../schema/limits';
import type { ProjectDraft } from './projectDraft';

export const textFields = ['titles', 'descriptions', 'risks'] as const;
export type TextField = (typeof textFields)[number];

const maxLength = (field: TextField): number =>
  field === 'titles' ? limits.projectTitleLengthMax : limits.projectTextLengthMax;

/** How many of the three texts a language lacks, where it lacks any. */
export const missingTexts = (draft: ProjectDraft): readonly (readonly [Language, number])[] =>
  languages.flatMap((language) => {
    const missing = textFields.filter((field) => (draft[field][language] ?? '').trim() === '');
    return missing.length === 0 ? [] : [[language, missing.length] as const];
  });

/** What is wrong with a text, and the words of it that nobody may write. */
export interface TextFault {
  readonly kind: 'missing' | 'long' | 'forbidden';
  readonly words: string;
}

function textFault(field: TextField, language: Language, text: string): TextFault | null {
  if (text === '') return { kind: 'missing', words: '' };
  if (text.length > maxLength(field)) return { kind: 'long', words: '' };
  const words = forbiddenUnder(language, text).join(', ');
  return words === '' ? null : { kind: 'forbidden', words };
}

/** Texts that the server would refuse, as `titles.de`. */
export const textFaults = (draft: ProjectDraft): ReadonlyMap<string, TextFault> =>
  new Map(
    textFields.flatMap((field) =>
      languages.flatMap((language) => {
        const fault = textFault(field, language, (draft[field][language] ?? '').trim());
        return fault === null ? [] : [[`${field}.${language}`, fault] as const];
      }),
    ),
  );
