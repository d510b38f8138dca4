import { heldByOther, type Blocked } from '../../queue/queue';
import type { Recharge } from './recharge';

function ofDecision({ state, decisionReason }: Recharge): Blocked | null {
  if (state === 'SUCCESS') return { key: 'approvedDone' };
  return state === 'FAILED'
    ? { key: 'refusedWith', values: { reason: decisionReason ?? '–' } }
    : null;
}

function ofPerson({ flags, firstApproval }: Recharge, me: string | undefined): Blocked | null {
  if (flags.includes('OWN_REQUEST')) return { key: 'own' };
  return me !== undefined && firstApproval?.by.id === me ? { key: 'otherPerson' } : null;
}

/** Why this person cannot act on a request; null when they can. The server asks the same again. */
export function blockedBy(recharge: Recharge, me: string | undefined): Blocked | null {
  const found = ofDecision(recharge) ?? ofPerson(recharge, me);
  if (found !== null || recharge.takenBy === null || !heldByOther(recharge)) return found;
  return { key: 'busy', values: { name: recharge.takenBy.name } };
}
