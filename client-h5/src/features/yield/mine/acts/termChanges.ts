import type { Project } from '../../types';
import { minorOf } from '../../types';
import type { Holding } from '../holdingStatus';

/** Parts of the terms that a renewal may change. */
export const termParts = ['RATE', 'TERM', 'DIVIDEND', 'TOPUP', 'EARLY', 'ISSUER', 'RISK'] as const;
export type TermPart = (typeof termParts)[number];

type Old = Holding['terms'];
type Offered = Pick<
  Project,
  | 'annualRate'
  | 'days'
  | 'dividend'
  | 'topUp'
  | 'earlyStop'
  | 'reductionBp'
  | 'issuer'
  | 'risk'
  | 'hash'
>;

const topUpOf = ({ topUp }: Pick<Old, 'topUp'>): string =>
  topUp ? `${String(minorOf(topUp.amount))} ${String(topUp.day)}` : '';
const earlyOf = ({ earlyStop, reductionBp }: Pick<Old, 'earlyStop' | 'reductionBp'>): string =>
  earlyStop ? String(reductionBp) : '';

/** Of what a renewal would be bound by, what is another thing than was accepted before. */
export function changedParts(before: Old, now: Offered): readonly TermPart[] {
  const same: Record<TermPart, boolean> = {
    RATE: before.annualRate === now.annualRate,
    TERM: before.days === now.days,
    DIVIDEND: before.dividend === now.dividend,
    TOPUP: topUpOf(before) === topUpOf(now),
    EARLY: earlyOf(before) === earlyOf(now),
    ISSUER: before.issuer === now.issuer,
    RISK: before.risk === now.risk,
  };
  return termParts.filter((part) => !same[part]);
}
