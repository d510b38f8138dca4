import { usd, formatMoney } from '../../../../schema/money';
import type { MoneyLike } from '../../lib/format';
import { minorOf } from '../../lib/money/share';
import { useQueue, type QueueRow } from '../queue';

/** What requests come to together, in USD. */
export function useTotal(): (rows: readonly QueueRow[]) => MoneyLike {
  const { bulk } = useQueue();
  return (rows) => {
    const minor = rows.reduce((sum, row) => sum + (bulk ? minorOf(bulk.amount(row)) : 0n), 0n);
    return { amount: formatMoney(usd(minor)), asset: 'USD' };
  };
}
