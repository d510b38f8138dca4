import type { DashboardRecord } from '../../lib/desk/useDashboard';
import { heldByOther, isInUndo, type Blocked } from '../../queue/queue';
import type { RewardClaimDetailFragment, RewardClaimRowFragment } from './rewardClaims.generated';

export type RewardClaimRow = RewardClaimRowFragment;
export type RewardClaim = RewardClaimDetailFragment;

/** How many wait, beside the menu and over the list. */
export const rewardClaimFigures = ({ rewardClaims }: DashboardRecord) => rewardClaims;

export const isDecided = ({ state }: Pick<RewardClaimRow, 'state'>): boolean =>
  state === 'SUCCESS' || state === 'FAILED' || state === 'CANCELLED';

function ofDecision({ state, decisionReason }: RewardClaim): Blocked | null {
  const values = { reason: decisionReason ?? '–' };
  if (state === 'SUCCESS') return { key: 'paid' };
  return state === 'FAILED' ? { key: 'refused', values } : null;
}

/** Its effect is still to come; who decided takes it back by an undo, and by nothing else. */
function ofUndo(rewardClaim: RewardClaim, me: string | undefined): Blocked | null {
  if (!isInUndo(rewardClaim)) return null;
  const by = rewardClaim.decidedBy;
  if (by !== null && by.id === me) return { key: 'decidedByYou' };
  return { key: 'decidedBy', values: { name: by?.name ?? '–' } };
}

const ofPerson = ({ ownRequest }: RewardClaim): Blocked | null =>
  ownRequest ? { key: 'own' } : null;

/** What keeps everybody from approving a claim; it can be refused all the same. */
export const obstacles = ({ invitation, need, reward }: RewardClaim) =>
  [invitation.verified < need && 'notReady', !reward.running && 'notRunning'].filter(
    (key) => key !== false,
  );

export function unapprovable(rewardClaim: RewardClaim): Blocked | null {
  const [key] = obstacles(rewardClaim);
  return key === undefined ? null : { key };
}

/** Why this person cannot act on a claim; null when they can. The server asks the same again. */
export function blockedBy(rewardClaim: RewardClaim, me: string | undefined): Blocked | null {
  const found = ofDecision(rewardClaim) ?? ofUndo(rewardClaim, me) ?? ofPerson(rewardClaim);
  if (found !== null || rewardClaim.takenBy === null || !heldByOther(rewardClaim)) return found;
  return { key: 'busy', values: { name: rewardClaim.takenBy.name } };
}
