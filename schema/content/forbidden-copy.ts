import { forbiddenWords } from '../forbidden-words';
import { languages, type Language } from '../languages';
import { certainWords } from './certain-words';
import { institutions } from './institutions';
import { authorities, licenceClaims } from './licence-claims';
import { oneForm, withoutLicences } from './licences';

/**
 * What a text may not say, as it stands there: promises nobody can keep, names of other institutions, and a licence, unless
 * it is said in just one of the wordings `licences` that are set. That nothing is promised may be said. Under any
 * language's name it may hold any: its own is looked for first. What is hidden by gaps or look-alike letters is told as
 * the list writes it. Empty when there is none. Pure; bounded by whoever calls.
 */
export function forbiddenCopy(
  language: Language,
  text: string,
  licences: readonly string[] = [],
): string[] {
  const ordered = [language, ...languages.filter((one) => one !== language)];
  const plain = oneForm(text);
  const licensed = [...authorities, ...ordered.map(licenceClaims)];
  const found = [
    ...wordsIn(plain, institutions),
    ...wordsIn(withoutLicences(plain, licences), licensed),
  ];
  const said = [...new Set([...ordered.flatMap((one) => forbiddenWords(one, text)), ...found])];
  return said.length > 0 ? withoutParts(said) : certainWords(text);
}

const wordsIn = (text: string, rules: readonly RegExp[]): string[] =>
  rules.flatMap((words) => [...text.matchAll(words)].map(([word]) => word));

/** Of what two languages find at one place the longer is told. */
const withoutParts = (words: readonly string[]): string[] =>
  words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
