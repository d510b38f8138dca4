import { useLocaleState } from 'react-admin';
import {
  formatCompact,
  formatCount,
  formatDecimal,
  formatMoney,
  formatPrice,
  type MoneyLike,
} from './format';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatInstant,
  formatLongDay,
  formatMoment,
  formatSecond,
} from './time/formatTime';
import { readConsoleLanguage } from './language';

/** The formats of the house in the language of the console. */
export function useFormat() {
  const [locale] = useLocaleState();
  const language = readConsoleLanguage(locale);
  return {
    language,
    money: (money: MoneyLike, options?: { readonly sign?: boolean; readonly code?: boolean }) =>
      formatMoney(language, money, options),
    decimal: (text: string) => formatDecimal(language, text),
    price: (text: string) => formatPrice(language, text),
    count: (count: number) => formatCount(language, count),
    compact: (count: number) => formatCompact(language, count),
    clock: (iso: string) => formatClock(language, iso),
    second: (iso: string) => formatSecond(language, iso),
    date: (iso: string) => formatDate(language, iso),
    dateTime: (iso: string) => formatDateTime(language, iso),
    moment: (iso: string) => formatMoment(language, iso),
    instant: (iso: string) => formatInstant(language, iso),
    longDay: (at: number) => formatLongDay(language, at),
  };
}
