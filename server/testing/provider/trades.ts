import type { Feed } from '../../modules/market/feeds/feed';
import type { Provider } from './provider';

const SECOND = 1_000;

/** A trade as a provider of coins tells it; `more` replaces parts of it. */
export const trade = (s: string, p: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  stream: `${s.toLowerCase()}@trade`,
  data: { e: 'trade', s, p, q: '0.5', T: Date.now(), ...more },
});

const ofBitcoin = (p: unknown, more: Readonly<Record<string, unknown>> = {}) =>
  trade('BTCUSDT', p, more);

/** What was last right. */
interface Good {
  readonly price: string;
  readonly T: number;
}

/** What a stream may say beside what is right, of bitcoins near 91,000: none of it may become a quote. */
const FAULTS: readonly ((good: Good) => unknown)[] = [
  // Twice, and what was overtaken on its way.
  ({ price, T }) => ofBitcoin(price, { T }),
  ({ T }) => ofBitcoin('91000.35', { T: T - 1 }),
  ({ T }) => ofBitcoin('91000.36', { T: T - 5 * SECOND }),
  () => 'not json at all {',
  () => '[]',
  () => 'null',
  () => '"x"',
  () => ofBitcoin('NaN'),
  () => ofBitcoin('-91000.10'),
  () => ofBitcoin('0'),
  () => ofBitcoin(91000.5),
  () => ofBitcoin('1e5'),
  () => ofBitcoin(null),
  () => ofBitcoin('91000.31', { T: Date.now() - 60 * 60 * SECOND }),
  () => ofBitcoin('91000.32', { T: Date.now() + 60 * 60 * SECOND }),
  () => ofBitcoin('12.50'),
  () => ofBitcoin('910000.00'),
  () => trade('NOSUCH', '1.00'),
  () => ({ stream: 'x', data: { e: 'depthUpdate', s: 'BTCUSDT', p: '1' } }),
  () => ofBitcoin('91000.33', { T: 'soon' }),
  () => ofBitcoin('91000.34', { T: 1e300 }),
  () => ofBitcoin('9'.repeat(40)),
  () => ofBitcoin(`0.${'1'.repeat(5_000)}`),
  () => ({ stream: 's', data: { e: 'trade', __proto__: { s: 'BTCUSDT' } } }),
  () => ({ data: [] }),
];

/** The same feed, ten times as quick, that counts how often it was asked for what is new. */
export function quickened(feed: Feed): Feed & { readonly beats: () => number } {
  let beats = 0;
  return {
    ...feed,
    beatsPerSecond: 10 * feed.beatsPerSecond,
    ticks(...asked) {
      beats += 1;
      return feed.ticks(...asked);
    },
    beats: () => beats,
  };
}

/**
 * Says so many faults, each by itself: of what comes between two beats only the newest goes on, and a fault would hide
 * the others. They go on from the `first`th. Resolves once all have been dealt with.
 */
export async function sayFaults(
  provider: Provider,
  feed: ReturnType<typeof quickened>,
  {
    count,
    first = 0,
    good,
  }: { readonly count: number; readonly first?: number; readonly good: Good },
): Promise<void> {
  for (let n = first; n < first + count; n += 1) {
    // The one under way has asked already, the next takes it, and the one after begins when it has been recorded.
    const dealtWith = feed.beats() + 3;
    provider.say(FAULTS[n % FAULTS.length]?.(good));
    while (feed.beats() < dealtWith) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
