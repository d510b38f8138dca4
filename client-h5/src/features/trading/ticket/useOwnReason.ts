import { useOwnLimit, useOwnRoom } from '../../../lib/safeguards/useSafeguards';
import { useWords } from '../../../lib/useWords';
import type { Costs } from './ticketMath';

/** Which limit of one's own stands against an order that can cost this, in words; null where none does. */
export function useOwnReason(costs: Costs | null): string | null {
  const { t } = useWords('trading');
  const loss = useOwnRoom('DAILY_LOSS');
  const minutes = useOwnLimit('DAILY_MINUTES');
  if (minutes && BigInt(minutes.used) > BigInt(minutes.max))
    return t('ticket.reason.ownMinutes', { max: minutes.max });
  if (!loss || !costs) return null;
  if (costs.total.minor <= loss.room) return null;
  return t('ticket.reason.ownLoss', loss.words);
}
