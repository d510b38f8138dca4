import type { Project } from '../../types';
import { minorOf } from '../../types';
import type { Holding } from '../holdingStatus';

/** Parts of the terms that a renewal may change. */
const termParts = [
  ...(['TITLE', 'TEXT', 'RATE', 'TERM', 'DIVIDEND', 'TOPUP', 'EARLY'] as const),
  ...(['BOUNDS', 'CAPACITY', 'SALE', 'RENEW', 'ISSUER', 'RISK'] as const),
] as const;
/** OTHER: what is not drawn here, as the words of another language. */
export type TermPart = (typeof termParts)[number] | 'OTHER';

type Old = Holding['terms'];
type Offered = Pick<Project, Exclude<keyof Old, 'id' | '__typename'>>;

const topUpOf = ({ topUp }: Pick<Old, 'topUp'>): string =>
  topUp ? `${String(minorOf(topUp.amount))} ${String(topUp.day)}` : '';
const earlyOf = ({ earlyStop, reductionBp }: Pick<Old, 'earlyStop' | 'reductionBp'>): string =>
  earlyStop ? String(reductionBp) : '';
const boundsOf = ({ min, max }: Pick<Old, 'min' | 'max'>): string =>
  `${String(minorOf(min))} ${String(minorOf(max))}`;
const saleOf = ({ saleStartsAt, saleEndsAt }: Pick<Old, 'saleStartsAt' | 'saleEndsAt'>): string =>
  `${saleStartsAt} ${saleEndsAt}`;

/** What each part says, to be compared. */
const said: Readonly<Record<(typeof termParts)[number], (terms: Offered) => string>> = {
  TITLE: ({ title }) => title,
  TEXT: ({ description }) => description,
  RATE: ({ annualRate }) => annualRate,
  TERM: ({ days }) => String(days),
  DIVIDEND: ({ dividend }) => dividend,
  TOPUP: topUpOf,
  EARLY: earlyOf,
  BOUNDS: boundsOf,
  CAPACITY: ({ capacity }) => capacity.amount,
  SALE: saleOf,
  RENEW: ({ renewable }) => String(renewable),
  ISSUER: ({ issuer }) => issuer,
  RISK: ({ risk }) => risk,
};

/** Of what a renewal would be bound by, what is another thing than was accepted before; never none of another version. */
export function changedParts(before: Old, now: Offered): readonly TermPart[] {
  if (before.hash === now.hash) return [];
  const changed = termParts.filter((part) => said[part](before) !== said[part](now));
  return changed.length > 0 ? changed : ['OTHER'];
}
