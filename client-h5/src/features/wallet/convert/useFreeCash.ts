import { useQuery } from '@apollo/client/react';
import { formatMoney, usd } from '../../../../../schema/money';
import type { MoneyLike } from '../../../lib/money/format';
import { typedMoney } from '../../../lib/money/typed';
import { OpenTurnoverDocument } from '../wallet.generated';

const centsOf = (amount: string): bigint => typedMoney(amount, 'USD')?.minor ?? 0n;

/** Of this cash what is not tied to the turnover of a bonus: so much converts. */
export function useFreeCash(available: MoneyLike): MoneyLike {
  const { data } = useQuery(OpenTurnoverDocument);
  const tied = centsOf(data?.openTurnover.held.amount ?? '0');
  const there = centsOf(available.amount);
  return { ...available, amount: formatMoney(usd(there > tied ? there - tied : 0n)) };
}
