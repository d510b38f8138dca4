import type { Outcome } from '../../../schema/states';
import { callSql, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
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
const SET_ASIDE_AT = 3;

export type SettleContext = Pick<Context, 'db' | 'bus'>;

const BATCH = 1_000;

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

/** Beside each other when much is due: they pass over each other's orders. */
const WORKERS = 2;

export interface SetAside {
  /** Of the contract. */
  readonly id: string;
  readonly number: string;
  readonly fault: string;
  readonly tries: number;
  readonly since: Date;
}

/** Due contracts that cannot be settled, oldest first: they are tried again every minute. */
export const ordersSetAside = ({ db }: Pick<Context, 'db'>): Promise<SetAside[]> =>
  rows<SetAside>(
    db,
    `SELECT f.order_id AS id, o.number, f.fault, f.tries, f.first_at AS since
     FROM settlement_fault f JOIN trade_order o ON o.id = f.order_id
     WHERE f.tries >= $1 ORDER BY f.first_at LIMIT 100`,
    [SET_ASIDE_AT],
  );

/** Closes everything that is due, until `signal` ends it between two batches. */
export async function settleAllDueOrders(
  ctx: SettleContext,
  { signal, batch = BATCH }: { readonly signal?: AbortSignal; readonly batch?: number } = {},
): Promise<void> {
  const worker = async (): Promise<void> => {
    while (!signal?.aborted && (await settleDueOrders(ctx, batch)) === batch);
  };
  if ((await settleDueOrders(ctx, batch)) < batch) return;
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

/**
 * Milliseconds until the next contract expires, those set aside left out; null when none is open. What
 * is set aside is met again by the sweep.
 */
export async function nextExpiryInMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await rows<{ ms: string | null }>(
    db,
    `SELECT ceil(extract(epoch FROM o.settles_at - tarn_now()) * 1000) AS ms
     FROM trade_order o WHERE o.outcome IS NULL
       AND NOT EXISTS (SELECT FROM settlement_fault f WHERE f.order_id = o.id AND f.next_at > tarn_now())
     ORDER BY o.settles_at LIMIT 1`,
  );
  return row?.ms == null ? null : Math.max(0, Number.parseInt(row.ms, 10));
}
