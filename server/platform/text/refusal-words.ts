import { languageFacts, type Language } from '../../../schema/languages';
import { askRules, type AskRule } from '../../../schema/asks/ask-rules';
import type { FigureKind } from '../../../schema/error-figures';
import { errorCatalogue, type ErrorCode } from '../../../schema/errors';
import { reviewStates, type ReviewState } from '../../../schema/review-states';
import { FOR_GOOD } from '../../../schema/safeguards';
import type { Figures } from '../domain-error';
import { label, say } from './i18n';

/** A refusal as it is answered: of the domain, or of a transport that could not read the request. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly figures: Figures;
}

/** The refusal in words, its figures as the language writes them; instants in UTC, to the minute. */
export function sayRefusal(language: Language, { code, figures }: Refusal): string {
  if (code === 'TRADING_BREAK' && figures.until === FOR_GOOD)
    return label(language, 'break.forGood');
  const kinds: Readonly<Record<string, FigureKind>> = errorCatalogue[code].params;
  const words = Object.entries(figures).map(([name, value]) => [
    name,
    figureWord(language, kinds[name] ?? 'text', value),
  ]);
  return say(language, code, Object.fromEntries(words) as Figures);
}

/** So few left are told: a first slip of the finger needs no warning. */
const FEW = 3;

/** How many tries are left, where they are few; null where there is nothing to warn of. */
export const sayTriesLeft = (language: Language, left: number | null): string | null =>
  left === null || left > FEW ? null : label(language, 'tries.left', { left: String(left) });

/** A figure as the language writes it; amounts are decimals. */
export function figureWord(language: Language, kind: FigureKind, value: string): string {
  if (kind === 'instant') return minuteOf(language, value);
  if (kind === 'rate') return rateOf(language, value);
  if (kind === 'state') return isReviewState(value) ? label(language, `review.${value}`) : value;
  if (kind === 'rule') return isAskRule(value) ? label(language, `ask.${value}`) : value;
  return kind === 'text' ? value : numberOf(language, value);
}

const isAskRule = (value: string): value is AskRule =>
  (askRules as readonly string[]).includes(value);

const isReviewState = (value: string): value is ReviewState =>
  (reviewStates as readonly string[]).includes(value);

/** Thai readers get Gregorian years, as on every other screen and document. */
const tagOf = (language: Language): string =>
  language === 'th' ? 'th-u-ca-gregory' : languageFacts[language].tag;

/** Decimal sign and grouping are the language's, the digits stay as they are: none is rounded. */
function numberOf(language: Language, value: string): string {
  if (!/^[0-9]+(\.[0-9]+)?$/.test(value)) return value;
  const digits = value.split('.')[1]?.length ?? 0;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Intl takes decimal text as it is; only its type does not know this.
  return new Intl.NumberFormat(tagOf(language), style).format(value as unknown as bigint);
}

/** Of basis points: 8550 is 85.5 %. */
function rateOf(language: Language, value: string): string {
  if (!/^[0-9]+$/.test(value)) return value;
  const style = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(tagOf(language), style).format(`${value}e-4` as unknown as bigint);
}

function minuteOf(language: Language, instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const written = new Intl.DateTimeFormat(tagOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(at);
  // Intl writes the zone before the clock in one language and in brackets in another.
  return written.replace(/[0-9]{2}:[0-9]{2}/, '$& UTC');
}
