import { parseMoney } from '../../../../schema/money';
import type { HomeNextQuery } from './home.generated';

export type Step = 'recharge' | 'wait' | 'order';

const isZero = (amount: string) => parseMoney('USD', amount).minor === 0n;

/** The one thing to do next: money first, then the first contract; null for who has both. */
export function nextOf({ me, orders, running, recharges }: HomeNextQuery): Step | null {
  // What is frozen or held counts as well.
  const hasMoney = !isZero(me.balances.total.amount) || running.edges.length > 0;
  if (hasMoney) return orders.edges.length > 0 ? null : 'order';
  const newest = recharges.edges[0]?.node.state;
  const decided = newest === undefined || newest === 'SUCCESS' || newest === 'FAILED';
  return decided ? 'recharge' : 'wait';
}
