import { setTimeout as pause } from 'node:timers/promises';
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
  readonly fromAt: Date;
  readonly untilAt: Date;
  /** Once this is answered: since when it is known what the provider has. */
  readonly knownFrom: Date;
  readonly lookedAt: Date;
}

/** As far back as it is looked: so many candles of each chart, and so long. */
const CANDLES = 300;
const REACH = '3 days';
/** Asked for at once; each provider gives as many. */
const PAGE = 1_000;

export interface Filling {
  readonly pasts: Readonly<Partial<Record<FeedName, FeedPast>>>;
  /** Between two questions: a provider counts them, and the live prices are asked of the same one. */
  readonly pauseMs: number;
}

/**
 * Asks the providers for candles that were never recorded: the past of a new instrument, and what was
 * missed while its feed was away; of each chart the two newest pages of what is missing, and in the next run those
 * before them. A provider that does not answer is left alone until then. A run begins with the charts that were not
 * asked for yet. Resolves to how many candles it wrote.
 */
export async function fillCandles(
  ctx: Context,
  signal: AbortSignal,
  { pasts, pauseMs }: Filling = { pasts: pastsOf(ctx.config), pauseMs: 5_000 },
): Promise<number> {
  const away = new Set<FeedName>();
  let filled = 0;
  for (const hole of await callSql<Hole>(ctx, 'candle_holes($1, $2, $3)', [CANDLES, REACH, PAGE])) {
    const past = pasts[hole.feed];
    if (!past || away.has(hole.feed) || signal.aborted) continue;
    const found = await askFor(ctx, { past, hole, signal });
    if (found === null) away.add(hole.feed);
    filled += found ?? 0;
    await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return filled;
}

interface Question {
  readonly past: FeedPast;
  readonly hole: Hole;
  readonly signal: AbortSignal;
}

/** How many candles of a chart were missing and are there now; null where the provider did not answer. */
async function askFor(ctx: Context, { past, hole, signal }: Question): Promise<number | null> {
  const { id, feed, providerSymbol: symbol, interval, fromAt: from, untilAt: until } = hole;
  const note = (...answered: readonly [knownFrom: Date | null, lookedAt: Date | null]) =>
    callSql(ctx, 'note_candles_asked($1, $2, $3, $4)', [id, interval, ...answered]);
  try {
    const found = await past.candles({ symbol, interval, from, until }, signal);
    const filled = await store(ctx, hole, found);
    await note(hole.knownFrom, hole.lookedAt);
    return filled;
  } catch (error) {
    log.warn({ err: error, feed }, 'candles could not be fetched');
    await note(null, null);
    return null;
  }
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
