import { money, type Money } from '../../../../schema/money';

/** What is left of a credit, and whether its stated turnover is fulfilled. */
export interface OpenBonus {
  readonly left: Money;
  readonly fulfilled: boolean;
}

/**
 * What can be withdrawn: all that is available, less what is left of bonuses whose turnover is open. Deposits,
 * winnings and principal are never held back.
 */
export function withdrawable(available: Money, bonuses: readonly OpenBonus[]): Money {
  const held = bonuses
    .filter(({ fulfilled }) => !fulfilled)
    .reduce((sum, { left }) => sum + left.minor, 0n);
  return money(available.asset, held > available.minor ? 0n : available.minor - held);
}
