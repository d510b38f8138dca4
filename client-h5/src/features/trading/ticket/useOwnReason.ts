import { usd } from '../../../../../schema/money';
import { useOwnLimit } from '../../../lib/safeguards/useSafeguards';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { fromLike, toLike, type Costs } from './ticketMath';

const minor = (amount: string) => fromLike({ amount, asset: 'USD' }).minor;

/** Which limit of one's own stands against an order that can cost this, in words; null where none does. */
export function useOwnReason(costs: Costs | null): string | null {
  const { t } = useWords('trading');
  const format = useFormat();
  const loss = useOwnLimit('DAILY_LOSS');
  const minutes = useOwnLimit('DAILY_MINUTES');
  if (minutes && BigInt(minutes.used) > BigInt(minutes.max))
    return t('ticket.reason.ownMinutes', { max: minutes.max });
  if (!loss || !costs) return null;
  const room = minor(loss.max) - minor(loss.used);
  if (costs.total.minor <= room) return null;
  return t('ticket.reason.ownLoss', {
    max: format.money({ amount: loss.max, asset: 'USD' }),
    left: format.money(toLike(usd(room > 0n ? room : 0n))),
  });
}
