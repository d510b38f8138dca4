import { languageFacts, type Language } from '../../../schema/languages';
import { formatMoney, usd } from '../../../schema/money';
import type { ErrorCode } from '../../../schema/errors';
import { reviewStates, type ReviewState } from '../../../schema/review-states';
import { label, say } from './i18n';

type Figures = Readonly<Record<string, string>>;

/** A refusal as it is told: of the domain, or of a transport that could not read the request. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Figures that SQL functions answer in minor units of USD. */
const AMOUNTS = new Set(['min', 'max', 'left', 'required', 'done', 'withdrawable']);
const INSTANTS = new Set(['opens', 'until']);
/** Not a reference or a field's name: these are read as numbers. */
const NUMBERS = new Set([...AMOUNTS, 'price', 'seconds', 'count', 'mb']);

/** A refusal's figures as they go over the wire: amounts as decimals, instants in ISO 8601. */
export function figuresOf({ params }: Pick<Refusal, 'params'>): Figures {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && AMOUNTS.has(name) ? formatMoney(usd(value)) : textOf(value),
    ]),
  );
}

/** The refusal in words, its figures as the language writes them; instants in UTC, to the minute. */
export function sayRefusal(language: Language, refusal: Refusal): string {
  const words = Object.entries(figuresOf(refusal)).map(([name, value]) => [
    name,
    wordOf(language, name, value),
  ]);
  return say(language, refusal.code, Object.fromEntries(words) as Figures);
}

function wordOf(language: Language, name: string, value: string): string {
  if (INSTANTS.has(name)) return minuteOf(language, value);
  if (name === 'state' && isReviewState(value)) return label(language, `review.${value}`);
  return NUMBERS.has(name) ? numberOf(language, value) : value;
}

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

function minuteOf(language: Language, instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  return new Intl.DateTimeFormat(tagOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
