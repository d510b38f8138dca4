import { money, share, type Money } from './money';
import type { Direction, Outcome } from './states';

/** What an order promised when it opened. Amounts in minor units of `asset`, rates in basis points. */
export interface OrderTerms {
  readonly asset: Money['asset'];
  readonly stake: bigint;
  readonly fee: bigint;
  readonly payoutBp: number;
}

/**
 * The outcome of a timed contract: a function of direction and two prices, and of nothing else.
 * Twin of `order_outcome.sql`; a property test holds the two against each other.
 * `closePrice` is null when the newest quote at expiry was older than the order's bound.
 */
export function outcomeOf(
  direction: Direction,
  openPrice: string,
  closePrice: string | null,
): Outcome {
  if (closePrice === null) return 'VOID';
  const moved = toTicks(closePrice) - toTicks(openPrice);
  if (moved === 0n) return 'DRAW';
  return moved > 0n === (direction === 'UP') ? 'WIN' : 'LOSS';
}

/** What comes to available when the contract settles. Twin of `order_paid.sql`. */
export function paidOf({ asset, stake, fee, payoutBp }: OrderTerms, outcome: Outcome): Money {
  switch (outcome) {
    case 'WIN':
      return money(asset, stake + share(money(asset, stake), payoutBp).minor);
    case 'DRAW':
    case 'VOID':
      return money(asset, stake + fee);
    case 'LOSS':
      return money(asset, 0n);
  }
}

/** The result after the fee: what the user's balance changed by over the whole contract. */
export function netOf(terms: OrderTerms, outcome: Outcome): Money {
  const paid = paidOf(terms, outcome);
  return money(terms.asset, paid.minor - terms.stake - terms.fee);
}

/** Prices are compared as whole numbers of 10^-8, so `2400.10` and `2400.1` are the same price. */
const PRICE_SCALE = 8;

function toTicks(price: string): bigint {
  const [whole = '', fraction = ''] = price.split('.');
  return BigInt(whole + fraction.padEnd(PRICE_SCALE, '0').slice(0, PRICE_SCALE));
}
