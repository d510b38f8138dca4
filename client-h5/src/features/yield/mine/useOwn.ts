import { formatMoney, usd } from '../../../../../schema/money';
import type { MoneyLike } from '../../../lib/money/format';
import { useOwnMoney } from '../../../lib/money/useOwnMoney';
import { phoneZone } from '../../../lib/time/formatSeconds';
import { useFormat } from '../../../lib/useFormat';

export const dollars = (minor: bigint): MoneyLike => ({
  asset: 'USD',
  amount: formatMoney(usd(minor)),
});

/** One's own amounts within sentences, which the eye hides, and instants with the zone they are said in. */
export function useOwn() {
  const format = useFormat();
  const money = useOwnMoney();
  const when = (iso: string) => `${format.dateTime(iso)} ${phoneZone(Date.parse(iso))}`;
  return { money, when };
}
