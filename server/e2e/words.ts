import { readFileSync } from 'node:fs';
import type { Language } from '../../schema/languages';
import { fromRoot } from '../platform/project-root';

interface Words {
  readonly [key: string]: string | Words;
}

/** The words of one feature, as the screen has them. */
export const wordsOf = (language: Language, feature: string): ((path: string) => string) =>
  wordsIn(`schema/locales/${language}/h5/${feature}.json`);

/** What the server says of a refusal, by its code. */
export const refusalsOf = (language: Language): ((code: string) => string) =>
  wordsIn(`schema/locales/${language}/errors.json`);

/** Title and body of a message of this kind in the inbox. */
export function messageOf(language: Language, kind: string): (part: 'title' | 'body') => string {
  const file = fromRoot(`schema/locales/${language}/messages.json`);
  const all = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return (part) => all[`${kind}.${part}`] ?? '';
}

/** How a text begins that has figures in it: what stands before the first of them. */
const leadOf = (text: string): string => text.split('{{')[0]?.trimEnd() ?? '';

/** A name that begins so. */
export const beginning = (text: string): RegExp =>
  new RegExp(`^${leadOf(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

function wordsIn(file: string): (path: string) => string {
  const all = JSON.parse(readFileSync(fromRoot(file), 'utf8')) as Words;
  return (path) => {
    const found = path.split('.').reduce<string | Words>((words, key) => {
      if (typeof words === 'string' || words[key] === undefined) throw new Error(path);
      return words[key];
    }, all);
    if (typeof found !== 'string') throw new Error(path);
    return found;
  };
}
