import { limits } from '../../../../../schema/limits';
import { parseMoney } from '../../../../../schema/money';
import { readAmount } from '../../../lib/money/readAmount';
import { languages } from '../../../../../schema/languages';
import { textFields } from './draftTexts';
import { readCount, readScaled, type ProjectDraft } from './projectDraft';

/** Minor units of USD; null for what is no amount. */
function cents(text: string): bigint | null {
  const read = readAmount(text);
  return read.kind === 'read' ? parseMoney('USD', read.money.amount).minor : null;
}

const within = (value: number | null, min: number, max: number): boolean =>
  value !== null && value >= min && value <= max;

type Check = readonly [field: string, holds: boolean];

/** What is no amount at all is said by its own field. */
function amounts(draft: ProjectDraft): Check[] {
  const [min, max, capacity] = [cents(draft.min), cents(draft.max), cents(draft.capacity)];
  const topUp = draft.withTopUp ? cents(draft.topUp) : 0n;
  const least = min !== null && topUp !== null ? min + topUp : null;
  const between = (value: bigint | null, from: bigint | null, to: bigint) =>
    value !== null && value >= (from ?? 0n) && value <= to;
  return [
    ['min', min !== null],
    ['max', between(max, least, limits.holdingAmountMax)],
    ['capacity', between(capacity, max, limits.projectCapacityMax)],
  ];
}

function topUps({ withTopUp, topUp, topUpDay, days }: ProjectDraft): Check[] {
  if (!withTopUp) return [];
  return [
    ['topUp.amount', cents(topUp) !== null],
    ['topUp.day', within(readCount(topUpDay), 1, (readCount(days) ?? 1) - 1)],
  ];
}

const dates = ({ releaseAt, saleStartsAt, saleEndsAt }: ProjectDraft): Check[] => [
  ['releaseAt', releaseAt !== ''],
  ['saleStartsAt', saleStartsAt !== '' && saleStartsAt >= releaseAt],
  ['saleEndsAt', saleEndsAt !== '' && saleEndsAt > saleStartsAt],
];

/** Every field of the editor, by the name that the server gives it. */
export const shownFields: readonly string[] = [
  ...['issuer', 'annualPpm', 'days', 'min', 'max', 'capacity'],
  ...['releaseAt', 'saleStartsAt', 'saleEndsAt'],
  ...['topUp.amount', 'topUp.day', 'earlyStop.reductionBp'],
  ...textFields.flatMap((field) => languages.map((language) => `${field}.${language}`)),
];

/** The figures, dates and names that the server would refuse, by the names it gives them. */
export function draftFaults(draft: ProjectDraft): ReadonlySet<string> {
  const checks: Check[] = [
    ['issuer', draft.issuer.trim() !== ''],
    ['annualPpm', within(readScaled(draft.rate, 4), 1, limits.projectRatePpmMax)],
    ['days', within(readCount(draft.days), 1, limits.projectDaysMax)],
    ...amounts(draft),
    ...dates(draft),
    ...topUps(draft),
    [
      'earlyStop.reductionBp',
      !draft.earlyStop || within(readScaled(draft.reduction, 2), 0, 10_000),
    ],
  ];
  return new Set(checks.flatMap(([field, holds]) => (holds ? [] : [field])));
}
