import { readFileSync } from 'node:fs';
import { errorCatalogue, type DoneCode, type ErrorCode } from '../../schema/errors';
import { languages, type Language } from '../../schema/languages';
import { fromRoot } from './project-root';

type Words = Readonly<Record<string, string>>;

const read = (language: Language, file: string) =>
  JSON.parse(readFileSync(fromRoot('schema', 'locales', language, file), 'utf8')) as Words;

const load = (file: string) =>
  new Map(languages.map((language) => [language, read(language, file)] as const));

let refusals: ReadonlyMap<Language, Words> | undefined;
let successes: ReadonlyMap<Language, Words> | undefined;

/** What a refusal says to the person it concerns, with its figures filled in. */
export function say(language: Language, code: ErrorCode, params: Words): string {
  refusals ??= load('errors.json');
  const text = refusals.get(language)?.[code];
  if (text === undefined) throw new Error(`no ${language} words for ${code}`);
  return fill(text, params);
}

export function sayDone(language: Language, code: DoneCode): string {
  successes ??= load('done.json');
  const text = successes.get(language)?.[code];
  if (text === undefined) throw new Error(`no ${language} words for ${code}`);
  return text;
}

const fill = (text: string, params: Words) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');

/** The number of the legacy envelope: 401, or the failure number (0 here). */
export const legacyNumber = (code: ErrorCode): 0 | 401 => errorCatalogue[code].legacy;
