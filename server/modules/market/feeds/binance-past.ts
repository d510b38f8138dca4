import type { BinanceOptions } from './binance';
import type { FeedPast, ProviderCandle } from './feed';
import { candleFrom, rowsOf } from './loose-json';

/** `[[openTime, open, high, low, close, volume, closeTime, …], …]`, the last of them unfinished. */
export const binancePast = ({
  outgoing,
  at,
}: Pick<BinanceOptions, 'outgoing' | 'at'>): FeedPast => ({
  async candles({ symbol, interval, from, until }, signal) {
    const url = new URL('/api/v3/klines', at.rest);
    // Both times are of beginnings, and part of what is asked for; 1000 is the most that it gives.
    url.search = new URLSearchParams({
      ...{ symbol, interval, limit: '1000' },
      startTime: String(from.getTime()),
      endTime: String(until.getTime() - 1),
    }).toString();
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
