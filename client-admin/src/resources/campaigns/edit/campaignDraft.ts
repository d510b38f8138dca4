import type { CampaignPurpose, CreditClass } from '../../../../../schema/states';
import type { CampaignProposeInput } from '../../../graphql.generated';
import { fromLocalTexts, toLocalTexts, type LocalTexts } from '../../../lib/localTexts';
import { readAmount } from '../../../lib/money/readAmount';
import { sentInstant, typedInstant, typedMinute } from '../../../lib/time/typedInstant';
import { readTimes } from '../../../lib/money/readTimes';
import { creditClasses } from '../../../../../schema/states';
import type { Campaign } from '../campaign';

/** A campaign as it is to be; figures and instants as they are typed. */
export interface CampaignDraft {
  /** Null for a new one. */
  readonly id: string | null;
  readonly titles: LocalTexts;
  readonly class: CreditClass;
  /** What it gives for by itself; null where staff give under it. */
  readonly purpose: CampaignPurpose | null;
  readonly amount: string;
  readonly turnoverTimes: string;
  readonly budget: string;
  /** As it is typed, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly open: boolean;
}

export const draftOf = (campaign: Campaign): CampaignDraft => {
  const { id, amount, budget, open, purpose, titles, turnoverTimes, startsAt, endsAt } = campaign;
  return {
    ...{ id, amount, budget, open, purpose },
    titles: fromLocalTexts(titles),
    class: creditClasses.find((one) => one === campaign.class) ?? 'PROMOTION',
    turnoverTimes: String(turnoverTimes),
    startsAt: typedInstant(startsAt),
    endsAt: typedInstant(endsAt),
  };
};

const DAY_MS = 86_400_000;

/** Two weeks from now on, until somebody says otherwise. */
export const emptyDraft = (now: number): CampaignDraft => ({
  ...{ id: null, titles: {}, class: 'PROMOTION', amount: '', turnoverTimes: '', budget: '' },
  purpose: null,
  startsAt: typedMinute(now),
  endsAt: typedMinute(now + 14 * DAY_MS),
  open: true,
});

type Proposed = Omit<CampaignProposeInput, 'reason' | 'idempotencyKey'>;

/** What is proposed; null while a figure or an instant is none. */
export function proposedOf(draft: CampaignDraft): Proposed | null {
  const { titles, amount, turnoverTimes, budget, startsAt, endsAt, ...same } = draft;
  const each = readAmount(amount);
  const all = readAmount(budget);
  const times = readTimes(turnoverTimes);
  if (each.kind !== 'read' || all.kind !== 'read' || times === null) return null;
  if (startsAt === '' || endsAt === '') return null;
  return {
    ...same,
    titles: toLocalTexts(titles),
    amount: each.money.amount,
    budget: all.money.amount,
    turnoverTimes: times,
    startsAt: sentInstant(startsAt),
    endsAt: sentInstant(endsAt),
  };
}
