import { serverNow } from '../../lib/time/serverClock';
import type { Tone } from '../../ui/figure/StatusPill';
import type { Project } from './types';

/** A sale that ends within so long closes soon. */
const SOON_MS = 3 * 86_400_000;

/** How an offer stands: its phase, or what keeps anybody from joining while it is on sale. */
export type ProjectState = Project['phase'] | 'CLOSING' | 'NOT_COVERED' | 'SUSPENDED';

type Facts = Pick<Project, 'phase' | 'suspendReason' | 'covered' | 'saleEndsAt'>;

/** Whoever has ended or is sold out is so whatever else there is to say. */
export function stateOf({ phase, suspendReason, covered, saleEndsAt }: Facts): ProjectState {
  if (phase === 'ENDED' || phase === 'SOLD_OUT') return phase;
  if (suspendReason != null) return 'SUSPENDED';
  if (phase === 'UPCOMING') return phase;
  if (!covered) return 'NOT_COVERED';
  return Date.parse(saleEndsAt) - serverNow() < SOON_MS ? 'CLOSING' : 'ON_SALE';
}

export const toneOf: Readonly<Record<ProjectState, Tone>> = {
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
