import { limits } from '../../../../schema/limits';
import type { RewardTierInput } from '../../graphql.generated';
import { readAmount } from '../../lib/readAmount';
import { readTimes } from '../../lib/readTimes';
import type { RewardTermsQuery } from './rewardTerms.generated';

export type RewardTerms = RewardTermsQuery['rewardTerms'];

/** A tier as it is typed. */
export interface TierDraft {
  readonly key: number;
  readonly need: string;
  readonly amount: string;
  readonly turnoverTimes: string;
}

export const draftOf = ({ tiers }: RewardTerms): readonly TierDraft[] =>
  tiers.map(({ need, amount, turnoverTimes }, key) => ({
    ...{ key, need: String(need), amount, turnoverTimes: String(turnoverTimes) },
  }));

export const emptyTier = (tiers: readonly TierDraft[]): TierDraft => ({
  key: Math.max(0, ...tiers.map(({ key }) => key)) + 1,
  ...{ need: '', amount: '', turnoverTimes: tiers.at(-1)?.turnoverTimes ?? '3' },
});

/** A whole number of verified invitees above those of the tier before; null for what is none. */
export function readNeed(text: string, before: number): number | null {
  if (!/^[0-9]{1,6}$/.test(text.trim())) return null;
  const need = Number.parseInt(text, 10);
  return need > before && need <= limits.rewardNeedMax ? need : null;
}

/** What the tier before a place needs, as far as it can be read. */
export const needBefore = (tiers: readonly TierDraft[], place: number): number =>
  Number.parseInt(tiers[place - 1]?.need ?? '0', 10) || 0;

/** What is proposed; null while a figure is none. */
export function tiersOf(tiers: readonly TierDraft[]): RewardTierInput[] | null {
  const read = tiers.map((tier, place) => {
    const need = readNeed(tier.need, needBefore(tiers, place));
    const amount = readAmount(tier.amount);
    const turnoverTimes = readTimes(tier.turnoverTimes);
    if (need === null || amount.kind !== 'read' || turnoverTimes === null) return null;
    return { need, amount: amount.money.amount, turnoverTimes };
  });
  return read.every((tier) => tier !== null) && read.length > 0 ? read : null;
}
