import { readFileSync } from 'node:fs';
import type { Language } from '../../schema/languages';
import { fromRoot } from '../platform/project-root';

interface Words {
  readonly [key: string]: string | Words;
}

/** The words of one feature, as the screen has them. */
export function wordsOf(language: Language, feature: string): (path: string) => string {
  const file = fromRoot(`schema/locales/${language}/h5/${feature}.json`);
  const all = JSON.parse(readFileSync(file, 'utf8')) as Words;
  return (path) => {
    const found = path.split('.').reduce<string | Words>((words, key) => {
      if (typeof words === 'string' || words[key] === undefined) throw new Error(path);
      return words[key];
    }, all);
    if (typeof found !== 'string') throw new Error(path);
    return found;
  };
}
