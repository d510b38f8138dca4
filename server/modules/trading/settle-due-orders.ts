import type { Outcome } from '../../../schema/states';
import { callSql, type Context } from '../../platform/context';
import { log } from '../../platform/log';

interface SettledRow {
  readonly orderId: string;
  readonly userId: string | null;
  /** Null when this one could not be settled: left for a later sweep, the others stand. */
  readonly outcome: Outcome | null;
  readonly fault: string | null;
  /** How often it has failed so far. */
  readonly tries: number;
}

/** From this failure on an order is set aside; settle_due_orders.sql knows the same figure. */
export const SET_ASIDE_AT = 3;

export type SettleContext = Pick<Context, 'db' | 'bus'>;

/** Who has one of them waits for all of them with an order of their own; more of them cost less each (rows 7 and 9 of the bench). */
export const BATCH = 250;

/**
 * Closes up to `batch` due contracts, each by the newest recorded quote at or before its expiry.
 * Calling it again, or from two processes at once, changes nothing. Resolves to how many it closed.
 */
export async function settleDueOrders(ctx: SettleContext, batch = BATCH): Promise<number> {
  const found = await callSql<SettledRow>(ctx, 'settle_due_orders($1)', [batch]);
  for (const { orderId, fault, tries } of found) {
    // The alarm is raised once; the dashboard shows the order until it is settled.
    if (tries === SET_ASIDE_AT) log.error({ orderId, fault }, 'order set aside');
  }
  const settled = found.filter(({ outcome }) => outcome !== null);
  // After the commit, ids only: whoever listens reloads.
  const told = settled.map(({ userId, orderId }) => `${userId ?? ''}:${orderId}`);
  if (told.length > 0) await ctx.bus.publish('ordersSettled', told);
  return settled.length;
}
