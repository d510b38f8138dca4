import { useSession } from '../session/session';
import { useFormat } from '../useFormat';
import type { MoneyLike } from './format';

/** Writes a balance for a sentence that names it: stars while balances are hidden. */
export function useOwnMoney(): (money: MoneyLike) => string {
  const format = useFormat();
  const { balanceHidden } = useSession();
  return (money) => (balanceHidden ? '****' : format.money(money));
}
