import { formatMoney, type Money } from '../../../../schema/money';
import { coinAmountOf, coinOfKind, withdrawalFigures } from '../../../../schema/withdrawals';
import type { MoneyLike } from '../../lib/money/format';
import type { Policy, Target } from './types';

export const shown = (amount: Money): MoneyLike => ({
  asset: amount.asset,
  amount: formatMoney(amount),
});

export interface Costs {
  readonly fee: MoneyLike;
  readonly credited: MoneyLike;
  /** In the coin of the target, at the price now; null where it is paid in dollars or none is quoted. */
  readonly coin: MoneyLike | null;
}

/** What a withdrawal costs and what arrives: the figures that submitting comes to as well. */
export function costsOf(amount: Money, { feeBp, spreadBp, coins }: Policy, target?: Target): Costs {
  const { fee, credited } = withdrawalFigures(amount, feeBp);
  const coin = target ? coinOfKind(target.kind) : null;
  const price = coins.find((one) => one.coin === coin)?.price ?? null;
  const inCoin = coin && price && coinAmountOf(credited, { coin, price, spreadBp });
  return { fee: shown(fee), credited: shown(credited), coin: inCoin ? shown(inCoin) : null };
}
