import type { MoneyLike } from '../../lib/money/format';
import { useSession } from '../../lib/session/session';
import { useFormat } from '../../lib/useFormat';

interface Props {
  readonly money: MoneyLike;
  /** Shows + before a gain. A loss has its minus anyway. */
  readonly sign?: boolean;
  /** With the code in place of the sign: once on each screen that shows dollars. */
  readonly code?: boolean;
  /** A balance: stars while the user hides balances. */
  readonly balance?: boolean;
}

/** The only way money reaches the screen: exact, as the language writes its currency. */
export function MoneyText({ money, sign = false, code = false, balance = false }: Props) {
  const format = useFormat();
  const { balanceHidden } = useSession();
  if (balance && balanceHidden) return <span>****</span>;
  if (code && money.asset === 'USD')
    return <InCode amount={format.money(money, { sign, as: 'plain' })} />;
  return <span className="num money">{format.money(money, { sign })}</span>;
}

const InCode = ({ amount }: { readonly amount: string }) => (
  <span className="num money">
    {amount}
    <span className="money-code">&nbsp;USD</span>
  </span>
);
