import { offerState, type OfferState } from '../../../../schema/figures/offers';
import { serverNow } from '../../lib/time/serverClock';
import type { Tone } from '../../ui/figure/StatusPill';
import type { Project } from './types';

type Facts = Pick<Project, 'phase' | 'suspendReason' | 'covered' | 'saleEndsAt'>;

/** How an offer stands now. */
export function stateOf({ phase, suspendReason, covered, saleEndsAt }: Facts): OfferState {
  const suspended = suspendReason != null;
  const offer = { phase, suspended, covered, saleEndsAt: Date.parse(saleEndsAt) };
  return offerState(offer, serverNow());
}

export const toneOf: Readonly<Record<OfferState, Tone>> = {
  UPCOMING: 'neutral',
  ON_SALE: 'info',
  CLOSING: 'warn',
  SOLD_OUT: 'neutral',
  ENDED: 'neutral',
  NOT_COVERED: 'warn',
  SUSPENDED: 'warn',
};

/** Whether somebody can join now. */
export const isOpen = (project: Facts): boolean =>
  ['ON_SALE', 'CLOSING'].includes(stateOf(project));
