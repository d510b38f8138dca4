import { heldByOther, type Recharge } from './recharge';

/** A sentence to translate. */
interface Words {
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
}

function ofDecision({ state, decisionReason }: Recharge): Words | null {
  if (state === 'SUCCESS') return { key: 'approvedDone' };
  return state === 'FAILED'
    ? { key: 'refusedWith', values: { reason: decisionReason ?? '–' } }
    : null;
}

function ofPerson({ flags, firstApproval }: Recharge, me: string | undefined): Words | null {
  if (flags.includes('OWN_REQUEST')) return { key: 'own' };
  return me !== undefined && firstApproval?.by.id === me ? { key: 'otherPerson' } : null;
}

/** Why this person cannot act on a request; null when they can. The server asks the same again. */
export function blockedBy(recharge: Recharge, me: string | undefined): Words | null {
  const found = ofDecision(recharge) ?? ofPerson(recharge, me);
  if (found !== null || recharge.takenBy === null || !heldByOther(recharge)) return found;
  return { key: 'busy', values: { name: recharge.takenBy.name } };
}
