import { formatMoney, money, parseMoney, share, type Money } from '../../../../../schema/money';
import type { MoneyLike } from '../../../lib/money/format';

interface Rates {
  readonly payoutBp: number;
  readonly feeBp: number;
}

/** What a contract costs and what it can bring, in exact cents. */
export interface Costs {
  readonly stake: Money;
  readonly fee: Money;
  /** Stake and fee: what leaves the available balance, and the most that can be lost. */
  readonly total: Money;
  /** What a win adds to the balance, less the fee. */
  readonly gain: Money;
}

const usd = (minor: bigint) => money('USD', minor);

export function costsOf(amount: Money, multiple: number, rates: Rates): Costs {
  const stake = usd(amount.minor * BigInt(multiple));
  const fee = share(stake, rates.feeBp);
  return {
    stake,
    fee,
    total: usd(stake.minor + fee.minor),
    gain: usd(share(stake, rates.payoutBp).minor - fee.minor),
  };
}

export const toLike = (amount: Money): MoneyLike => ({
  amount: formatMoney(amount),
  asset: amount.asset,
});

export const negative = (amount: Money): MoneyLike => toLike(usd(-amount.minor));

/** Money from the API as exact cents; its sign is kept. */
export function fromLike({ amount, asset }: MoneyLike): Money {
  const parsed = parseMoney(asset, amount.replace(/^[+-]/, ''));
  return amount.startsWith('-') ? money(asset, -parsed.minor) : parsed;
}
