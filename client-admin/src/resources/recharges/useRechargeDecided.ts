import { useFormat } from '../../lib/useFormat';
import { useDecided } from '../../queue/decision/useDecided';
import { amountInReview, type Recharge } from './recharge';

/** After a decision on a recharge: what was credited, or would be. */
export function useRechargeDecided(onClose: () => void) {
  const { money } = useFormat();
  return useDecided<Recharge>(onClose, (recharge) => ({
    amount: money(recharge.credited ?? amountInReview(recharge), { code: true }),
  }));
}
