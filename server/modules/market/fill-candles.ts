import type { CandleInterval } from '../../../schema/states';
import { callSql, type Context } from '../../platform/context';
import { log } from '../../platform/log';
import type { FeedName, FeedPast, ProviderCandle } from './feeds/feed';
import { pastsOf } from './run-feeds';

interface Hole {
  readonly id: string;
  readonly feed: FeedName;
  readonly providerSymbol: string;
  readonly interval: CandleInterval;
}

/** As far back as it is looked; a provider gives 500 at once. */
const CANDLES = 300;

/**
 * Asks the providers for candles that were never recorded: the past of a new instrument, and what was
 * missed while its feed was away. One that does not answer is asked again with the next run. Resolves
 * to how many candles it wrote.
 */
export async function fillCandles(
  ctx: Context,
  signal: AbortSignal,
  pasts: Readonly<Partial<Record<FeedName, FeedPast>>> = pastsOf(ctx.config),
): Promise<number> {
  const away = new Set<FeedName>();
  let filled = 0;
  for (const hole of await callSql<Hole>(ctx, 'candle_holes($1)', [CANDLES])) {
    const past = pasts[hole.feed];
    if (!past || away.has(hole.feed) || signal.aborted) continue;
    try {
      const candles = await past.candles(hole.providerSymbol, hole.interval, signal);
      filled += await store(ctx, hole, candles);
    } catch (error) {
      away.add(hole.feed);
      log.warn({ err: error, feed: hole.feed }, 'candles could not be fetched');
    }
  }
  return filled;
}

async function store(ctx: Context, { id, interval }: Hole, candles: readonly ProviderCandle[]) {
  const args = [id, interval, JSON.stringify(candles)];
  const [row] = await callSql<{ backfillCandles: number }>(
    ctx,
    'backfill_candles($1, $2, $3)',
    args,
  );
  return row?.backfillCandles ?? 0;
}
