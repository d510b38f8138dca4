import { heldByOther, isInUndo, type Blocked } from '../../queue/queue';
import { deciderOf } from '../../queue/decision/undo';
import type { Recharge } from './recharge';

function ofDecision({ state, decisionReason }: Recharge): Blocked | null {
  if (state === 'SUCCESS') return { key: 'approvedDone' };
  return state === 'FAILED'
    ? { key: 'refusedWith', values: { reason: decisionReason ?? '–' } }
    : null;
}

/** Its effect is still to come; who decided takes it back by an undo, and by nothing else. */
function ofUndo(recharge: Recharge, me: string | undefined): Blocked | null {
  if (!isInUndo(recharge)) return null;
  const by = deciderOf(recharge);
  if (by !== null && by.id === me) return { key: 'decidedByYou' };
  return { key: 'decidedBy', values: { name: by?.name ?? '–' } };
}

function ofPerson({ flags, firstApproval }: Recharge, me: string | undefined): Blocked | null {
  if (flags.includes('OWN_REQUEST')) return { key: 'own' };
  return me !== undefined && firstApproval?.by.id === me ? { key: 'otherPerson' } : null;
}

/** Why this person cannot act on a request; null when they can. The server asks the same again. */
export function blockedBy(recharge: Recharge, me: string | undefined): Blocked | null {
  const found = ofDecision(recharge) ?? ofUndo(recharge, me) ?? ofPerson(recharge, me);
  if (found !== null || recharge.takenBy === null || !heldByOther(recharge)) return found;
  return { key: 'busy', values: { name: recharge.takenBy.name } };
}
