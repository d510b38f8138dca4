import { setTimeout as pause } from 'node:timers/promises';
import { nextExpiryInMs, settleAllDueOrders } from '../modules/trading';
import { log } from '../platform/log';
import type { Context } from '../platform/context';

/** However little seems due: what another process opened is seen by this sweep. */
const SWEEP_MS = 1_000;
/** Expiry is strict: an order is due one millisecond after it. */
const PAST_EXPIRY_MS = 2;

/** Settles what is due, woken by the next expiry, with a sweep every second behind it. */
export function settleDueOrdersLoop(ctx: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const ended = run(ctx, stopping.signal);
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

async function run(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await sweep(ctx, signal);
    await pause(wait, undefined, { signal }).catch(() => undefined);
  }
}

/** Resolves to how long nothing can fall due, at most until the next sweep. */
async function sweep(ctx: Context, signal: AbortSignal): Promise<number> {
  try {
    await settleAllDueOrders(ctx, { signal });
    const next = await nextExpiryInMs(ctx);
    return next === null ? SWEEP_MS : Math.min(SWEEP_MS, next + PAST_EXPIRY_MS);
  } catch (error) {
    log.error({ err: error, job: 'settle-due-orders' }, 'job failed');
    return SWEEP_MS / 4;
  }
}
