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
  const coded = code && money.asset === 'USD';
  return (
    <span className="num money">
      {format.money(money, { sign, as: coded ? 'plain' : 'symbol' })}
      {coded && <span className="money-code">&nbsp;{money.asset}</span>}
    </span>
  );
}
