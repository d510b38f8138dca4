import { languages } from '../../../schema/languages';
import { limits } from '../../../schema/limits';
import { refuse } from '../domain-error';
import { readText } from './read-text';

/** What one text says in each language that it has. */
export type Texts = Readonly<Record<string, string>>;

/** Texts by language as they are stored; those that are empty are left out. @throws PARAM_INVALID */
export function readTexts(asked: Texts, field: string): Record<string, string> {
  if (Object.keys(asked).some((one) => !languages.some((language) => language === one)))
    refuse('PARAM_INVALID', { field }, field);
  const rule = { max: limits.channelTextLengthMax, field };
  const read = Object.entries(asked).map(([one, text]) => [one, readText(text, rule)] as const);
  return Object.fromEntries(read.filter(([, text]) => text !== ''));
}
