import { useQuery } from '@tanstack/react-query';
import type words from '../../../../../schema/locales/en/h5/yield.json';
import { languageFacts, type Language } from '../../../../../schema/languages';
import type { MoneyLike } from '../../../lib/format';
import { atOf } from '../../../lib/time/typedInstant';

/** What the app says of projects, as it reads it itself. */
export type AppWords = typeof words;

const load = async (language: Language): Promise<AppWords> => {
  const file = (await import(`../../../../../schema/locales/${language}/h5/yield.json`)) as {
    readonly default: AppWords;
  };
  return file.default;
};

/** The app's own words in one of its languages; undefined while they are on their way. */
export function useAppWords(language: Language): AppWords | undefined {
  const { data } = useQuery({
    queryKey: ['appWords', language],
    queryFn: () => load(language),
    staleTime: Infinity,
  });
  return data;
}

type Values = Readonly<Record<string, string>>;

/** A sentence of the app with its figures: `{{amount}}`. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Figures as the app writes them in a language. Decimals stay text: no digit is lost. */
export function appFormat(language: Language) {
  const { tag } = languageFacts[language];
  const write = (text: string, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(tag, { useGrouping: 'always', ...options }).format(text as `${number}`);
  const minimumFractionDigits = 2;
  return {
    money: ({ amount }: MoneyLike): string =>
      write(amount, { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' }),
    /** `4.1` is 4.10 %. */
    percent: (text: string, min = minimumFractionDigits, max = 4): string =>
      write(`${text}e-2`, {
        style: 'percent',
        minimumFractionDigits: min,
        maximumFractionDigits: max,
      }),
    count: (count: number): string => write(String(count), {}),
    /** Of an instant as it is typed, UTC. */
    date: (typedAt: string): string =>
      new Intl.DateTimeFormat(tag, {
        ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
        calendar: 'gregory',
      }).format(atOf(typedAt)),
    isOne: (count: number): boolean => new Intl.PluralRules(tag).select(count) === 'one',
  };
}
