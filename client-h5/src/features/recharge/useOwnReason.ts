import { formatMoney, parseMoney, usd } from '../../../../schema/money';
import { useOwnLimit } from '../../lib/safeguards/useSafeguards';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';

const minor = (amount: string) => parseMoney('USD', amount).minor;

/** That one's own limit on recharges leaves less than this (minor units of USD), in words; null where it does not. */
export function useOwnReason(asked: bigint | null): string | null {
  const { t } = useWords('recharge');
  const format = useFormat();
  const limit = useOwnLimit('DAILY_RECHARGE');
  if (!limit || asked === null) return null;
  const room = minor(limit.max) - minor(limit.used);
  if (asked <= room) return null;
  const money = (amount: string) => format.money({ amount, asset: 'USD' });
  return t('recharge.reason.own', {
    max: money(limit.max),
    left: money(formatMoney(usd(room > 0n ? room : 0n))),
  });
}
