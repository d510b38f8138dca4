import { useSession } from '../session/session';
import { useFormat } from '../useFormat';
import type { MoneyLike } from './format';

/** Writes an own amount for a sentence that names it: stars while balances are hidden. */
export function useOwnMoney(): (
  money: MoneyLike,
  as?: 'symbol' | 'plain' | 'code',
  sign?: boolean,
) => string {
  const format = useFormat();
  const { balanceHidden } = useSession();
  return (money, as = 'symbol', sign = false) =>
    balanceHidden ? '****' : format.money(money, { as, sign });
}
