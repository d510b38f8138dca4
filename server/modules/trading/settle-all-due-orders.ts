import { BATCH, settleDueOrders, type SettleContext } from './settle-due-orders';

/** Beside each other when much is due: they pass over each other's orders. */
const WORKERS = 2;

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
