import { typedMoney } from '../../lib/money/typed';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import type { Channel } from './types';
import { useOwnReason } from './useOwnReason';

/** Minor units of USD; null where the text is no amount. */
export const minorOf = (text: string): bigint | null => typedMoney(text)?.minor ?? null;

/** Why this amount cannot be sent by this method; null when it can. */
export function useAmountReason(amount: string, { min, max }: Channel): string | null {
  const { t } = useWords('recharge');
  const format = useFormat();
  const minor = minorOf(amount);
  const own = useOwnReason(minor);
  if (minor === null || minor === 0n) return t('recharge.reason.amount');
  if (minor < (minorOf(min.amount) ?? 0n))
    return t('recharge.reason.min', { amount: format.money(min) });
  if (minor > (minorOf(max.amount) ?? 0n))
    return t('recharge.reason.max', { amount: format.money(max) });
  return own;
}
