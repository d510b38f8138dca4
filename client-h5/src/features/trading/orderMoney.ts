import { money } from '../../../../schema/money';
import { compare } from '../../lib/money/decimals';
import type { MoneyLike } from '../../lib/money/format';
import { fromLike, negative, toLike } from './ticket/ticketMath';
import type { Order } from './types';

const usd = (minor: bigint) => money('USD', minor);

/** Stake and fee together: what the contract can lose. */
export const atRisk = ({ stake, fee }: Order): MoneyLike =>
  toLike(usd(fromLike(stake).minor + fromLike(fee).minor));

/** What a win adds, less the fee. */
const gainOf = ({ expectedProfit, fee }: Order): MoneyLike =>
  toLike(usd(fromLike(expectedProfit).minor - fromLike(fee).minor));

const lossOf = (order: Order): MoneyLike => negative(fromLike(atRisk(order)));

export function outcomesOf(order: Order): { higher: MoneyLike; lower: MoneyLike } {
  const [gain, loss] = [gainOf(order), lossOf(order)];
  return order.direction === 'UP' ? { higher: gain, lower: loss } : { higher: loss, lower: gain };
}

/** The net if the contract were settled at this price. */
export function netAt(order: Order, price: string): MoneyLike {
  const way = compare(price, order.openPrice);
  const { higher, lower } = outcomesOf(order);
  if (way === 0) return toLike(usd(0n));
  return way > 0 ? higher : lower;
}
