import type { DashboardRecord } from '../../lib/desk/useDashboard';
import { heldByOther, isInUndo, type Blocked } from '../../queue/queue';
import type {
  VerificationDetailFragment,
  VerificationRowFragment,
} from './verifications.generated';

export type VerificationRow = VerificationRowFragment;
/** One person approves a document; there is no first approval of one. */
export type Verification = VerificationDetailFragment & { readonly firstApproval: null };

export const whole = (found: VerificationDetailFragment): Verification => ({
  ...found,
  firstApproval: null,
});

/** How many wait, beside the menu and over the list. */
export const verificationFigures = ({ verifications }: DashboardRecord) => verifications;

export const isDecided = ({ state }: Pick<VerificationRow, 'state'>): boolean =>
  state === 'SUCCESS' || state === 'FAILED' || state === 'CANCELLED';

function ofDecision({ state, decisionReason }: Verification): Blocked | null {
  if (state === 'SUCCESS') return { key: 'approvedDone' };
  return state === 'FAILED'
    ? { key: 'refusedWith', values: { reason: decisionReason ?? '–' } }
    : null;
}

/** Its effect is still to come; who decided takes it back by an undo, and by nothing else. */
function ofUndo(verification: Verification, me: string | undefined): Blocked | null {
  if (!isInUndo(verification)) return null;
  const by = verification.decidedBy;
  if (by !== null && by.id === me) return { key: 'decidedByYou' };
  return { key: 'decidedBy', values: { name: by?.name ?? '–' } };
}

/** Why this person cannot act on a request; null when they can. The server asks the same again. */
export function blockedBy(verification: Verification, me: string | undefined): Blocked | null {
  const found = ofDecision(verification) ?? ofUndo(verification, me);
  if (found !== null) return found;
  if (verification.flags.includes('OWN_REQUEST')) return { key: 'own' };
  const { takenBy } = verification;
  if (takenBy === null || !heldByOther(verification)) return null;
  return { key: 'busy', values: { name: takenBy.name } };
}
