import { forbiddenInAny, forbiddenUnder } from '../../../../schema/forbidden-words';
import { languages } from '../../../../schema/languages';
import { limits } from '../../../../schema/limits';
import type { Dividend } from '../../../../schema/states';
import { refuse } from '../../../platform/domain-error';
import { readText } from '../../../platform/text/read-text';
import type { Texts } from '../../../platform/text/read-texts';

/** Everything a project offers. Amounts in minor units of USD. */
export interface ProjectOffer {
  /** By language, each of the ten. */
  readonly titles: Texts;
  readonly descriptions: Texts;
  readonly risks: Texts;
  readonly issuer: string;
  /** Parts per million a year of 365 days. */
  readonly annualPpm: number;
  readonly days: number;
  readonly dividend: Dividend;
  readonly min: bigint;
  /** Of the principal of one holding, top-ups included. */
  readonly max: bigint;
  readonly capacity: bigint;
  readonly releaseAt: Date;
  readonly saleStartsAt: Date;
  readonly saleEndsAt: Date;
  /** Agreed at joining: an amount, and the platform days after joining by which it is due. Null: none. */
  readonly topUp: { readonly amount: bigint; readonly day: number } | null;
  /** Basis points of accrued interest that leaving early gives up. Null: not allowed. */
  readonly earlyStop: { readonly reductionBp: number } | null;
  readonly renewable: boolean;
}

/** As `project_facts` answers them. @throws PARAM_INVALID, AMOUNT_INVALID, COPY_FORBIDDEN */
export function projectFacts(offer: ProjectOffer) {
  checkFigures(offer);
  checkDates(offer);
  const { topUp, earlyStop } = offer;
  return {
    titles: readAll(offer.titles, 'titles', limits.projectTitleLengthMax),
    descriptions: readAll(offer.descriptions, 'descriptions', limits.projectTextLengthMax),
    risks: readAll(offer.risks, 'risks', limits.projectTextLengthMax),
    issuer: readIssuer(offer.issuer),
    ...{ annualPpm: offer.annualPpm, days: offer.days, dividend: offer.dividend },
    ...{
      min: offer.min.toString(),
      max: offer.max.toString(),
      capacity: offer.capacity.toString(),
    },
    ...{ release: offer.releaseAt.toISOString(), saleStarts: offer.saleStartsAt.toISOString() },
    ...{ saleEnds: offer.saleEndsAt.toISOString(), renewable: offer.renewable },
    ...{ topUp: (topUp?.amount ?? 0n).toString(), topUpDay: topUp?.day ?? null },
    ...{ earlyStop: earlyStop !== null, reductionBp: earlyStop?.reductionBp ?? 0 },
  };
}

const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);
const within = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

function checkFigures(offer: ProjectOffer): void {
  if (!within(offer.annualPpm, 1, limits.projectRatePpmMax)) invalid('annualPpm');
  if (!within(offer.days, 1, limits.projectDaysMax)) invalid('days');
  checkAmounts(offer);
  checkTopUp(offer);
  if (offer.earlyStop && !within(offer.earlyStop.reductionBp, 0, 10_000)) {
    invalid('earlyStop.reductionBp');
  }
}

function checkAmounts({ min, max, capacity, topUp }: ProjectOffer): void {
  if (min <= 0n) refuse('AMOUNT_INVALID', {}, 'min');
  const least = min + (topUp?.amount ?? 0n);
  if (max < least || max > limits.holdingAmountMax) refuse('AMOUNT_INVALID', {}, 'max');
  if (capacity < max || capacity > limits.projectCapacityMax) {
    refuse('AMOUNT_INVALID', {}, 'capacity');
  }
}

function checkTopUp({ topUp, days }: ProjectOffer): void {
  if (topUp === null) return;
  if (topUp.amount <= 0n) refuse('AMOUNT_INVALID', {}, 'topUp.amount');
  if (!within(topUp.day, 1, days - 1)) invalid('topUp.day');
}

function checkDates({ releaseAt, saleStartsAt, saleEndsAt }: ProjectOffer): void {
  if (saleStartsAt < releaseAt) invalid('saleStartsAt');
  if (saleEndsAt <= saleStartsAt) invalid('saleEndsAt');
}

function readIssuer(sent: string): string {
  const issuer = readText(sent, { max: limits.projectTitleLengthMax, field: 'issuer' });
  checkPromises(forbiddenInAny(issuer), 'issuer');
  return issuer || invalid('issuer');
}

/** @throws COPY_FORBIDDEN where there are words of promises that nobody can keep */
export function checkPromises(words: readonly string[], field: string): void {
  if (words.length > 0) refuse('COPY_FORBIDDEN', { words: words.join(', ') }, field);
}

/** Each of the ten languages, whole, and nothing that nobody can promise; a line of what is long is a paragraph. */
function readAll(texts: Texts, field: string, max: number): Texts {
  const read = languages.map((language) => {
    const at = `${field}.${language}`;
    const sent = texts[language] ?? '';
    if (sent.length > 2 * max || (field === 'titles' && sent.includes('\n'))) invalid(at);
    const lines = sent.split(/\r?\n/).map((line) => readText(line, { max, field: at }));
    const text = lines.filter((line) => line !== '').join('\n');
    if (text === '' || text.length > max) invalid(at);
    checkPromises(forbiddenUnder(language, text), at);
    return [language, text] as const;
  });
  return Object.fromEntries(read);
}
