import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../../schema/languages';
import { messageKinds } from '../../../schema/messages';
import { formatMoney, usd } from '../../../schema/money';
import type { FigureKind } from '../../../schema/error-figures';
import { fromRoot } from '../../platform/project-root';
import { figureWord } from '../../platform/text/refusal-words';
import type { Message, MessageFigure } from './message.entity';

type Words = Readonly<Record<string, string>>;

let words: ReadonlyMap<Language, Words> | undefined;
const load = () =>
  new Map(
    languages.map((one) => {
      const text = readFileSync(fromRoot('schema', 'locales', one, 'messages.json'), 'utf8');
      return [one, JSON.parse(text) as Words] as const;
    }),
  );

/** A message in words, its amounts as the language writes them. */
export function sayMessage(
  language: Language,
  { kind, figures }: Pick<Message, 'kind' | 'figures'>,
): { readonly title: string; readonly body: string } {
  words ??= load();
  const kinds: Readonly<Record<string, FigureKind>> = messageKinds[kind];
  const shown = Object.fromEntries(
    Object.entries(kinds).map(([name, figure]) => {
      const value = inLanguage(language, figures[name]);
      return [name, figureWord(language, figure, figure === 'money' ? decimals(value) : value)];
    }),
  );
  const say = (part: 'title' | 'body') =>
    (words?.get(language)?.[`${kind}.${part}`] ?? '').replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => shown[name] ?? '',
    );
  return { title: say('title'), body: say('body') };
}

const inLanguage = (language: Language, figure: MessageFigure = ''): string =>
  typeof figure === 'string' ? figure : (figure[language] ?? '');

const decimals = (minor: string): string => (minor === '' ? '' : formatMoney(usd(minor)));
