import { languages, type Language } from '../../../../../schema/languages';
import type { InstrumentClass } from '../../../../../schema/states';
import { fromLocalTexts, toLocalTexts, type LocalTexts } from '../../../lib/localTexts';
import type { Instrument } from '../market';

/** An instrument as it is to be; figures as they are typed. */
export interface InstrumentDraft {
  readonly symbol: string;
  readonly class: InstrumentClass;
  readonly decimals: string;
  readonly calendarId: string;
  readonly names: LocalTexts;
  readonly descriptions: LocalTexts;
  readonly picture: string | null;
  readonly popular: boolean;
  readonly listed: boolean;
  readonly sort: string;
}

export const emptyDraft: InstrumentDraft = {
  ...{ symbol: '', class: 'CRYPTO', decimals: '2', calendarId: '', names: {}, descriptions: {} },
  ...{ picture: null, popular: false, listed: false, sort: '100' },
};

export const draftOf = ({
  names,
  descriptions,
  decimals,
  sort,
  ...same
}: Instrument): InstrumentDraft => ({
  ...same,
  names: fromLocalTexts(names),
  descriptions: fromLocalTexts(descriptions),
  decimals: String(decimals),
  sort: String(sort),
});

/** As the server takes it; a figure that is none is refused there, with its field. */
export const factsOf = ({ names, descriptions, picture, popular, sort }: InstrumentDraft) => ({
  names: toLocalTexts(names),
  descriptions: toLocalTexts(descriptions),
  ...{ picture, popular, sort: whole(sort) },
});

/** The fields beside which the server's answers stand, by its own names. */
export const shownFields: readonly string[] = [
  ...['symbol', 'decimals', 'calendarId', 'sort', 'listed'],
  ...languages.flatMap((language) => [`names.${language}`, `descriptions.${language}`]),
];

/** -1 for what is no whole number. */
export const whole = (text: string): number =>
  /^\d{1,6}$/.test(text.trim()) ? Number.parseInt(text, 10) : -1;

/** Languages without a name; and without a description where any has one. */
export function missingTexts({ names, descriptions }: InstrumentDraft): readonly Language[] {
  const has = (texts: LocalTexts, language: Language) => (texts[language] ?? '').trim() !== '';
  const described = languages.some((language) => has(descriptions, language));
  return languages.filter(
    (language) => !has(names, language) || (described && !has(descriptions, language)),
  );
}
