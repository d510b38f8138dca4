import type { Language } from '../../../../../schema/languages';
import { readAmount } from '../../../lib/money/readAmount';
import { appFormat, filled, type AppWords } from './appWords';
import { readCount, readScaled } from './projectDraft';

const NONE = '–';

/** What is typed, as the app reads it to its users; a dash for what is none. */
export function typedIn(language: Language, { project }: AppWords) {
  const format = appFormat(language);
  return {
    amount: (text: string): string => {
      const read = readAmount(text);
      return read.kind === 'read' ? format.money(read.money) : NONE;
    },
    count: (text: string): string => {
      const read = readCount(text);
      return read === null ? NONE : format.count(read);
    },
    days: (text: string): string => {
      const read = readCount(text);
      if (read === null) return NONE;
      const words = format.isOne(read) ? project.days_one : project.days_other;
      return filled(words, { count: format.count(read) });
    },
    percent: (text: string, places: number, min: number): string =>
      readScaled(text, places) === null ? NONE : format.percent(text.trim(), min),
    date: (text: string): string => (text === '' ? NONE : format.date(text)),
  };
}
