import { forbiddenUnder } from '../../../../schema/forbidden-words';
import { languages } from '../../../../schema/languages';
import { marketLimits } from '../../../../schema/figures/market-limits';
import type { InstrumentClass } from '../../../../schema/states';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readText } from '../../../platform/text/read-text';
import type { Texts } from '../../../platform/text/read-texts';
import { refusePromises } from './refuse-change';

/** What contracts rest on: fixed once the instrument is there. */
export interface Quoted {
  /** As it is known: `EUR/USD`. */
  readonly symbol: string;
  readonly class: InstrumentClass;
  /** Places after the point of its prices. */
  readonly decimals: number;
  readonly calendarId: string;
}

/** What one is called, described and shown as. */
export interface InstrumentFacts {
  /** By language, each of the ten. */
  readonly names: Texts;
  /** By language: each of the ten, or none. */
  readonly descriptions: Texts;
  /** The hash that a picture of staff was answered with; null: none. */
  readonly picture: string | null;
  readonly popular: boolean;
  /** Stands in the lists of markets. */
  readonly listed: boolean;
  readonly sort: number;
}

/** @throws PARAM_INVALID */
export const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);

const SYMBOL = /^[A-Z0-9]{2,12}(?:\/[A-Z0-9]{2,12})?$/;

export function readQuoted(quoted: Quoted | null): Quoted {
  if (quoted === null) return invalid('quoted');
  if (!SYMBOL.test(quoted.symbol)) invalid('symbol');
  if (!within(quoted.decimals, marketLimits.instrumentDecimalsMax)) invalid('decimals');
  return { ...quoted, calendarId: readId(quoted.calendarId) ?? invalid('calendarId') };
}

const within = (value: number, max: number) =>
  Number.isInteger(value) && value >= 0 && value <= max;

export function factsOf({ names, descriptions, picture, popular, listed, sort }: InstrumentFacts) {
  if (!within(sort, marketLimits.instrumentSortMax)) invalid('sort');
  return {
    names: readAll(names, 'names', marketLimits.instrumentNameLengthMax),
    descriptions: Object.values(descriptions).some((text) => text.trim() !== '')
      ? readAll(descriptions, 'descriptions', marketLimits.instrumentTextLengthMax)
      : {},
    ...{ picture, popular, listed, sort },
  };
}

/** Each of the ten languages, and nothing that nobody can promise. A line of what is long is a paragraph. */
function readAll(texts: Texts, field: string, max: number): Texts {
  return Object.fromEntries(
    languages.map((language) => {
      const at = `${field}.${language}`;
      const text = readText(texts[language] ?? '', { max, field: at, lines: field !== 'names' });
      refusePromises(forbiddenUnder(language, text), at);
      return [language, text || invalid(at)] as const;
    }),
  );
}
