import type { Language } from '../../../../schema/languages';

/** What parts thousands and decimals, stands around dollars, and follows a percentage. */
type Writing = readonly [
  group: string,
  decimal: string,
  before: string,
  after: string,
  percent: string,
];

const point = (dollar: string): Writing => [',', '.', dollar, '', '%'];
const comma = (dollar: string, group = '.', percent = '\u00a0%'): Writing => [
  group,
  ',',
  '',
  `\u00a0${dollar}`,
  percent,
];

/**
 * How each language writes numbers, as Intl does (CLDR; a test holds the two equal). It is not asked itself, because
 * making its formatters takes a slow phone as long as all else that its first screen waits for.
 */
export const writings: Readonly<Record<Language, Writing>> = {
  en: point('$'),
  de: comma('$'),
  es: comma('US$'),
  fr: comma('$US', '\u202f'),
  hk: point('US$'),
  jp: point('$'),
  kor: point('US$'),
  th: point('US$'),
  zh: point('US$'),
  vi: comma('US$', '.', '%'),
};
