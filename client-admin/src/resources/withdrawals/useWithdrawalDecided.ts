import { useFormat } from '../../lib/useFormat';
import { useDecided } from '../../queue/decision/useDecided';
import type { Withdrawal } from './withdrawal';

/** After a decision on a withdrawal: what left, or would. */
export function useWithdrawalDecided(onClose: () => void) {
  const { money } = useFormat();
  return useDecided<Withdrawal>(onClose, (withdrawal) => ({
    amount: money(withdrawal.amount, { code: true }),
  }));
}
