import { compare } from '../../../lib/money/decimals';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { atRisk } from '../orderMoney';
import type { Order } from '../types';

/** Where the contract settled, said the same way for gain and loss. */
export function useResultHeadline(order: Order): string {
  const { t } = useWords('trading');
  const format = useFormat();
  const { outcome, openPrice, closePrice } = order;
  if (outcome === 'VOID' || closePrice == null)
    return t('result.void', { amount: format.money(atRisk(order)) });
  const way = compare(closePrice, openPrice);
  if (way === 0) return t('result.equal');
  return way > 0 ? t('result.above') : t('result.below');
}
