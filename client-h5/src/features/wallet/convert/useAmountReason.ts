import { parseMoney, type Asset } from '../../../../../schema/money';
import type { MoneyLike } from '../../../lib/money/format';
import { useOnline } from '../../../lib/network/connection';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';

function minorOf(asset: Asset, text: string): bigint {
  try {
    return parseMoney(asset, text.replace(/\.$/, '')).minor;
  } catch {
    return 0n;
  }
}

/** Why this amount cannot be converted; null when it can. */
export function useAmountReason(amount: string, there: MoneyLike | undefined): string | null {
  const { t } = useWords('wallet');
  const format = useFormat();
  const online = useOnline();
  if (!online) return t('shared:common.offlineAction');
  const minor = there ? minorOf(there.asset, amount) : 0n;
  if (!there || minor === 0n) return t('convert.reason.amount');
  const enough = minor <= minorOf(there.asset, there.amount);
  return enough ? null : t('convert.reason.tooMuch', { amount: format.money(there) });
}
