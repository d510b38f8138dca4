import type { MoneyLike } from '../../../lib/money/format';
import { typedMoney } from '../../../lib/money/typed';
import { useOwnMoney } from '../../../lib/money/useOwnMoney';
import { useOnline } from '../../../lib/network/connection';
import { useWords } from '../../../lib/useWords';

const minorIn = ({ asset }: MoneyLike, text: string): bigint =>
  typedMoney(text, asset)?.minor ?? 0n;

/** Why this amount cannot be converted; null when it can. */
export function useAmountReason(amount: string, there: MoneyLike | undefined): string | null {
  const { t } = useWords('wallet');
  const own = useOwnMoney();
  const online = useOnline();
  if (!online) return t('shared:common.offlineAction');
  const minor = there ? minorIn(there, amount) : 0n;
  if (!there || minor === 0n) return t('convert.reason.amount');
  const enough = minor <= minorIn(there, there.amount);
  return enough ? null : t('convert.reason.tooMuch', { amount: own(there) });
}
