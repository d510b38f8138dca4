import { parseMoney } from '../../../../schema/money';
import type { HomeNextQuery } from './home.generated';

export type Step = 'recharge' | 'wait' | 'order';

const isZero = (amount: string) => parseMoney('USD', amount).minor === 0n;

/** The one thing a new account does next; null when it has traded. */
export function nextOf({ me, orders, recharges }: HomeNextQuery): Step | null {
  if (orders.edges.length > 0) return null;
  if (!isZero(me.balances.total.amount)) return 'order';
  const newest = recharges.edges[0]?.node.state;
  const decided = newest === undefined || newest === 'SUCCESS' || newest === 'FAILED';
  return decided ? 'recharge' : 'wait';
}
