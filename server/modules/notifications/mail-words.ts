import { readFileSync } from 'node:fs';
import type { Language } from '../../../schema/languages';
import { fromRoot } from '../../platform/project-root';

/** One text of `mail.json` in a language, with its figures filled in. */
export function mailWords(
  language: Language,
  key: string,
  figures: Readonly<Record<string, string>>,
): string {
  const words = JSON.parse(
    readFileSync(fromRoot('schema', 'locales', language, 'mail.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const text = words[key];
  if (text === undefined) throw new Error(`mail.json has no ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => figures[name] ?? '');
}
