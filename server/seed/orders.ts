import { setTimeout as pause } from 'node:timers/promises';
import { parseMoney } from '../../schema/money';
import type { Direction } from '../../schema/states';
import { instruments, latestQuotes, marketStates } from '../modules/market';
import { placeOrder } from '../modules/trading';
import type { Context } from '../platform/context';
import type { People } from './people';
import { asUser } from './recharges';
import { unlessRefused } from './unless-refused';

interface Planned {
  readonly symbol: string;
  readonly direction: Direction;
  readonly amount: string;
  readonly durationSeconds: number;
}

/** Two that run for a while, two that settle soon after the start; coins are always open. */
const plan: readonly Planned[] = [
  { symbol: 'BTC/USDT', direction: 'UP', amount: '50.00', durationSeconds: 300 },
  { symbol: 'ETH/USDT', direction: 'DOWN', amount: '100.00', durationSeconds: 300 },
  { symbol: 'BTC/USDT', direction: 'DOWN', amount: '20.00', durationSeconds: 30 },
  { symbol: 'SOL/USDT', direction: 'UP', amount: '40.00', durationSeconds: 30 },
];

export async function fillOrders(ctx: Context, people: People): Promise<void> {
  if (!ctx.config.feed || !(await firstQuotes(ctx))) return;
  const bySymbol = new Map((await instruments(ctx, {})).map(({ symbol, id }) => [symbol, id]));
  for (const user of [people.users.mia, people.users.leo]) {
    for (const [index, { symbol, direction, amount, durationSeconds }] of plan.entries()) {
      await placeOrder(asUser(ctx, user), {
        instrumentId: bySymbol.get(symbol) ?? '',
        direction,
        amount: parseMoney('USD', amount),
        multiple: 1,
        durationSeconds,
        idempotencyKey: `practice-order-${String(index + 1)}`,
        // One that is refused (a quote just went stale) is no reason not to start.
      }).catch(unlessRefused);
    }
  }
}

const WAIT_MS = 5_000;
const POLL_MS = 100;

/** Whether the feed has quoted what is open, within five seconds. */
async function firstQuotes(ctx: Context): Promise<boolean> {
  const ids = (await instruments(ctx, { class: 'CRYPTO' })).map(({ id }) => id);
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const [quotes, states] = await Promise.all([latestQuotes(ctx, ids), marketStates(ctx, ids)]);
    if (ids.every((_, index) => quotes[index] !== null || states[index]?.state !== 'OPEN'))
      return true;
    await pause(POLL_MS);
  }
  return false;
}
