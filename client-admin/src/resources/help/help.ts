import { heldByOther, isInUndo, type Blocked } from '../../queue/queue';
import type { HelpDetailFragment, HelpRowFragment } from './help.generated';

export type HelpRow = HelpRowFragment;
/** One person approves help; there is no first approval of it. */
export type Help = HelpDetailFragment & { readonly firstApproval: null };

export const whole = (found: HelpDetailFragment): Help => ({ ...found, firstApproval: null });

export const isDecided = ({ state }: Pick<HelpRow, 'state'>): boolean =>
  state === 'SUCCESS' || state === 'FAILED' || state === 'CANCELLED';

function ofDecision({ state, decisionReason }: Help): Blocked | null {
  if (state === 'CANCELLED') return { key: 'stopped' };
  if (state === 'SUCCESS') return { key: 'approvedDone' };
  return state === 'FAILED'
    ? { key: 'refusedWith', values: { reason: decisionReason ?? '–' } }
    : null;
}

/** Its effect is still to come; who decided takes it back by an undo, and by nothing else. */
function ofUndo(help: Help, me: string | undefined): Blocked | null {
  if (!isInUndo(help)) return null;
  const by = help.decidedBy;
  if (by !== null && by.id === me) return { key: 'decidedByYou' };
  return { key: 'decidedBy', values: { name: by?.name ?? '–' } };
}

/** Why this person cannot act on a request; null when they can. The server asks the same again. */
export function blockedBy(help: Help, me: string | undefined): Blocked | null {
  const found = ofDecision(help) ?? ofUndo(help, me);
  if (found !== null) return found;
  if (help.ownRequest) return { key: 'own' };
  const { takenBy } = help;
  if (takenBy === null || !heldByOther(help)) return null;
  return { key: 'busy', values: { name: takenBy.name } };
}
