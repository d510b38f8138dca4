import type { BinanceOptions } from './binance';
import type { FeedPast, ProviderCandle } from './feed';
import { candleFrom, rowsOf } from './loose-json';

/** `[[openTime, open, high, low, close, volume, closeTime, …], …]`, the last of them unfinished. */
export const binancePast = ({
  outgoing,
  at,
}: Pick<BinanceOptions, 'outgoing' | 'at'>): FeedPast => ({
  async candles(symbol, interval, signal) {
    const url = new URL('/api/v3/klines', at.rest);
    url.search = new URLSearchParams({ symbol, interval, limit: '500' }).toString();
    const answer = await outgoing.json(url, { signal });
    const now = Date.now();
    return rowsOf(answer).flatMap((row) => candleOf(row, now));
  },
});

function candleOf(row: readonly unknown[], now: number): ProviderCandle[] {
  const [start, ...parts] = row;
  const end = row[6];
  if (typeof start !== 'number' || typeof end !== 'number' || end >= now) return [];
  return candleFrom(new Date(start), parts);
}
