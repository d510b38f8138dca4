import { useDecided } from '../../../queue/decision/useDecided';
import type { Verification } from '../verification';

/** After a decision on a verification. */
export const useVerificationDecided = (onClose: () => void) =>
  useDecided<Verification>(onClose, ({ nameMasked }) => ({ name: nameMasked }));
