import { useFormat } from '../../lib/useFormat';
import { useDecided } from '../../queue/useDecided';
import type { Recharge } from './recharge';

/** After a decision on a recharge: what was credited, or would be. */
export function useRechargeDecided(onClose: () => void) {
  const { money } = useFormat();
  return useDecided<Recharge>(onClose, ({ credited, amount }) => ({
    amount: money(credited ?? amount, { code: true }),
  }));
}
