import type { Outcome } from '../../../schema/states';
import { callSql, type Context } from '../../platform/context';
import { log } from '../../platform/log';

interface SettledRow {
  readonly order_id: string;
  readonly user_id: string | null;
  /** Null when this one could not be settled: left for the next sweep, the others stand. */
  readonly outcome: Outcome | null;
  readonly fault: string | null;
}

export type SettleContext = Pick<Context, 'db' | 'bus'>;

const BATCH = 1_000;

/**
 * Closes up to `batch` due contracts, each by the newest recorded quote at or before its expiry.
 * Calling it again, or from two processes at once, changes nothing. Resolves to how many it closed.
 */
export async function settleDueOrders(ctx: SettleContext, batch = BATCH): Promise<number> {
  const rows = await callSql<SettledRow>(ctx, 'settle_due_orders($1)', [batch]);
  for (const { order_id, fault } of rows) {
    if (fault !== null) log.error({ orderId: order_id, fault }, 'order not settled');
  }
  const settled = rows.filter(({ outcome }) => outcome !== null);
  // After the commit, ids only: whoever listens reloads.
  const told = settled.map(({ user_id, order_id }) => `${user_id ?? ''}:${order_id}`);
  if (told.length > 0) await ctx.bus.publish('ordersSettled', told);
  return settled.length;
}

/** Beside each other when much is due: they pass over each other's orders. */
const HANDS = 2;

/** Closes everything that is due, until `signal` ends it between two batches. */
export async function settleAllDueOrders(
  ctx: SettleContext,
  { signal, batch = BATCH }: { readonly signal?: AbortSignal; readonly batch?: number } = {},
): Promise<void> {
  const hand = async (): Promise<void> => {
    while (!signal?.aborted && (await settleDueOrders(ctx, batch)) === batch);
  };
  if ((await settleDueOrders(ctx, batch)) < batch) return;
  await Promise.all(Array.from({ length: HANDS }, hand));
}

/** Milliseconds until the next contract expires; null when none is open. */
export async function nextExpiryInMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await db.query<{ ms: string | null }[]>(
    `SELECT ceil(extract(epoch FROM min(settles_at) - tarn_now()) * 1000) AS ms
     FROM trade_order WHERE outcome IS NULL`,
  );
  return row?.ms == null ? null : Math.max(0, Number.parseInt(row.ms, 10));
}
