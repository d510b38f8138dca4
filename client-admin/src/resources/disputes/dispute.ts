import type { DashboardRecord } from '../../lib/desk/useDashboard';
import { heldByOther, isInUndo, type Blocked } from '../../queue/queue';
import type { DisputeDetailFragment, DisputeRowFragment } from './disputes.generated';

export type DisputeRow = DisputeRowFragment;
export type Dispute = DisputeDetailFragment;

/** How many wait, beside the menu and over the list. */
export const disputeFigures = ({ disputes }: DashboardRecord) => disputes;

export const isDecided = ({ state }: Pick<DisputeRow, 'state'>): boolean =>
  state === 'SUCCESS' || state === 'FAILED' || state === 'CANCELLED';

function ofDecision({ state, decisionReason }: Dispute): Blocked | null {
  const values = { reason: decisionReason ?? '–' };
  if (state === 'SUCCESS') return { key: 'foundWrong', values };
  return state === 'FAILED' ? { key: 'foundRight', values } : null;
}

/** Its effect is still to come; who decided takes it back by an undo, and by nothing else. */
function ofUndo(dispute: Dispute, me: string | undefined): Blocked | null {
  if (!isInUndo(dispute)) return null;
  const by = dispute.decidedBy;
  if (by !== null && by.id === me) return { key: 'decidedByYou' };
  return { key: 'decidedBy', values: { name: by?.name ?? '–' } };
}

function ofPerson(dispute: Dispute, me: string | undefined): Blocked | null {
  if (dispute.ownRequest) return { key: 'own' };
  if (dispute.handledBefore) return { key: 'handledBefore' };
  return me !== undefined && dispute.firstApproval?.by.id === me ? { key: 'otherPerson' } : null;
}

/** Why this person cannot act on a report; null when they can. The server asks the same again. */
export function blockedBy(dispute: Dispute, me: string | undefined): Blocked | null {
  const found = ofDecision(dispute) ?? ofUndo(dispute, me) ?? ofPerson(dispute, me);
  if (found !== null || dispute.takenBy === null || !heldByOther(dispute)) return found;
  return { key: 'busy', values: { name: dispute.takenBy.name } };
}
