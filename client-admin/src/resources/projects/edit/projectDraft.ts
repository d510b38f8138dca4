import { withoutTrailingZeros } from '../../../../../schema/figures/price';
import type { Dividend } from '../../../../../schema/states';
import type { ProjectProposeInput } from '../../../graphql.generated';
import { fromLocalTexts, toLocalTexts, type LocalTexts } from '../../../lib/localTexts';
import { sentInstant, typedInstant, typedMinute } from '../../../lib/time/typedInstant';
import { readAmount } from '../../../lib/money/readAmount';
import type { Version } from '../project';

/** A project as it is to be; figures and instants as they are typed. */
export interface ProjectDraft {
  readonly titles: LocalTexts;
  readonly descriptions: LocalTexts;
  readonly risks: LocalTexts;
  readonly issuer: string;
  /** Percent a year. */
  readonly rate: string;
  readonly days: string;
  readonly dividend: Dividend;
  readonly min: string;
  readonly max: string;
  readonly capacity: string;
  /** `2026-12-01T09:00`, UTC; with seconds where it has some. */
  readonly releaseAt: string;
  readonly saleStartsAt: string;
  readonly saleEndsAt: string;
  readonly withTopUp: boolean;
  readonly topUp: string;
  readonly topUpDay: string;
  readonly earlyStop: boolean;
  /** Percent of accrued interest. */
  readonly reduction: string;
  readonly renewable: boolean;
}

const DAY_MS = 86_400_000;

/** On sale for thirty days from now on, until somebody says otherwise. */
export const emptyDraft = (now: number): ProjectDraft => ({
  ...{ titles: {}, descriptions: {}, risks: {}, issuer: '', rate: '', days: '', dividend: 'END' },
  ...{ min: '', max: '', capacity: '', withTopUp: false, topUp: '', topUpDay: '' },
  ...{ earlyStop: false, reduction: '', renewable: true },
  releaseAt: typedMinute(now),
  saleStartsAt: typedMinute(now),
  saleEndsAt: typedMinute(now + 30 * DAY_MS),
});

/** Hundredths or ten-thousandths as they are typed: 5000 of 2 places is `50`. */
const typed = (whole: number, places: number): string => {
  const digits = String(whole).padStart(places + 1, '0');
  const fraction = withoutTrailingZeros(digits.slice(-places));
  return `${digits.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`;
};

export const draftOf = (version: Version): ProjectDraft => ({
  titles: fromLocalTexts(version.titles),
  descriptions: fromLocalTexts(version.descriptions),
  risks: fromLocalTexts(version.risks),
  issuer: version.issuer,
  rate: typed(version.annualPpm, 4),
  days: String(version.days),
  dividend: version.dividend,
  min: version.min.amount,
  max: version.max.amount,
  capacity: version.capacity.amount,
  releaseAt: typedInstant(version.releaseAt),
  saleStartsAt: typedInstant(version.saleStartsAt),
  saleEndsAt: typedInstant(version.saleEndsAt),
  withTopUp: version.topUp !== null,
  topUp: version.topUp?.amount.amount ?? '',
  topUpDay: version.topUp === null ? '' : String(version.topUp.day),
  earlyStop: version.earlyStop,
  reduction: version.earlyStop ? typed(version.reductionBp, 2) : '',
  renewable: version.renewable,
});

/** `9.125` of 4 places is 91250; null for what is no such number. */
export function readScaled(text: string, places: number): number | null {
  const found = new RegExp(`^(\\d{1,4})(?:\\.(\\d{1,${String(places)}}))?$`).exec(text.trim());
  if (!found) return null;
  const [, whole = '', fraction = ''] = found;
  return Number.parseInt(`${whole}${fraction.padEnd(places, '0')}`, 10);
}

export const readCount = (text: string): number | null =>
  /^\d{1,4}$/.test(text.trim()) ? Number.parseInt(text, 10) : null;

const amountOf = (text: string): string => {
  const read = readAmount(text);
  return read.kind === 'read' ? read.money.amount : text.trim();
};

export type Proposed = Omit<ProjectProposeInput, 'reason' | 'idempotencyKey'>;

/** What is proposed; the server says what is wrong with figures that are none. */
export function proposedOf(id: string | null, draft: ProjectDraft): Proposed {
  const { titles, descriptions, risks, issuer, dividend, renewable } = draft;
  return {
    ...{ id, issuer, dividend, renewable },
    titles: toLocalTexts(titles),
    descriptions: toLocalTexts(descriptions),
    risks: toLocalTexts(risks),
    annualPpm: readScaled(draft.rate, 4) ?? 0,
    days: readCount(draft.days) ?? 0,
    min: amountOf(draft.min),
    max: amountOf(draft.max),
    capacity: amountOf(draft.capacity),
    releaseAt: sentInstant(draft.releaseAt),
    saleStartsAt: sentInstant(draft.saleStartsAt),
    saleEndsAt: sentInstant(draft.saleEndsAt),
    topUp: draft.withTopUp
      ? { amount: amountOf(draft.topUp), day: readCount(draft.topUpDay) ?? 0 }
      : null,
    reductionBp: draft.earlyStop ? (readScaled(draft.reduction, 2) ?? -1) : null,
  };
}
