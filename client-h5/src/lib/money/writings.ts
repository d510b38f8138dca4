import type { Language } from '../../../../schema/languages';

/** How a language writes numbers: what parts thousands, what parts decimals, what stands around dollars and percent. */
interface Writing {
  readonly group: string;
  readonly decimal: string;
  readonly dollars: readonly [before: string, after: string];
  readonly percent: readonly [before: string, after: string];
}

const point = (dollar: string): Writing => ({
  ...{ group: ',', decimal: '.' },
  ...{ dollars: [dollar, ''], percent: ['', '%'] },
});

const comma = (dollar: string, percent = '\u00a0%', group = '.'): Writing => ({
  ...{ group, decimal: ',' },
  ...{ dollars: ['', `\u00a0${dollar}`], percent: ['', percent] },
});

/**
 * As Intl writes them (CLDR; a test holds the two equal). It is not asked itself, because making its formatters takes a
 * slow phone as long as all else that its first screen waits for.
 */
export const writings: Readonly<Record<Language, Writing>> = {
  en: point('$'),
  de: comma('$'),
  es: comma('US$'),
  fr: comma('$US', '\u00a0%', '\u202f'),
  hk: point('US$'),
  jp: point('$'),
  kor: point('US$'),
  th: point('US$'),
  zh: point('US$'),
  vi: comma('US$', '%'),
};
