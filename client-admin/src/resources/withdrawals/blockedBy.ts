import { heldByOther, isInUndo, type Blocked } from '../../queue/queue';
import { deciderOf } from '../../queue/decision/undo';
import type { Withdrawal } from './withdrawal';

function ofDecision({ state, decisionReason }: Withdrawal): Blocked | null {
  if (state === 'SUCCESS') return { key: 'approvedDone' };
  if (state === 'CANCELLED') return { key: 'cancelledDone' };
  return state === 'FAILED'
    ? { key: 'refusedWith', values: { reason: decisionReason ?? '–' } }
    : null;
}

/** Its effect is still to come; who decided takes it back by an undo, and by nothing else. */
function ofUndo(withdrawal: Withdrawal, me: string | undefined): Blocked | null {
  if (!isInUndo(withdrawal)) return null;
  const by = deciderOf(withdrawal);
  if (by !== null && by.id === me) return { key: 'decidedByYou' };
  return { key: 'decidedBy', values: { name: by?.name ?? '–' } };
}

function ofPerson({ flags, firstApproval }: Withdrawal, me: string | undefined): Blocked | null {
  if (flags.includes('OWN_REQUEST')) return { key: 'own' };
  return me !== undefined && firstApproval?.by.id === me ? { key: 'otherPerson' } : null;
}

/** Why this person cannot act on a request; null when they can. The server asks the same again. */
export function blockedBy(withdrawal: Withdrawal, me: string | undefined): Blocked | null {
  const found = ofDecision(withdrawal) ?? ofUndo(withdrawal, me) ?? ofPerson(withdrawal, me);
  if (found !== null || withdrawal.takenBy === null || !heldByOther(withdrawal)) return found;
  return { key: 'busy', values: { name: withdrawal.takenBy.name } };
}
