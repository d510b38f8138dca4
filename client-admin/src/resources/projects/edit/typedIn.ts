import type { Language } from '../../../../../schema/languages';
import { parseMoney } from '../../../../../schema/money';
import type { MoneyLike } from '../../../lib/format';
import { dailyPercent, filledPercent } from '../../../../../schema/figures/rates';
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
    money: format.money,
    units: (units: number): string =>
      filled(format.isOne(units) ? project.units_one : project.units_other, {
        count: format.count(units),
      }),
    /** Whole percent of the capacity, rounded down. */
    filledOf: (capacity: string, invested: MoneyLike): string => {
      const read = readAmount(capacity);
      if (read.kind !== 'read') return NONE;
      const whole = parseMoney('USD', read.money.amount).minor;
      const part = parseMoney('USD', invested.amount).minor;
      return format.percent(String(filledPercent(part, whole)), 0, 0);
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
    /** A day's share of a yearly rate, as the app gives it: six decimals, rounded down. */
    daily: (rate: string): string => {
      const ppm = readScaled(rate, 4);
      if (ppm === null) return NONE;
      return format.percent(dailyPercent(ppm), 2, 6);
    },
    percent: (text: string, places: number, min: number): string =>
      readScaled(text, places) === null ? NONE : format.percent(text.trim(), min),
    date: (text: string): string => (text === '' ? NONE : format.date(text)),
  };
}
