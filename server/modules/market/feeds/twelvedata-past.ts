import { candleSeconds, type CandleInterval } from '../../../../schema/states';
import type { FeedPast, ProviderCandle } from './feed';
import { candleFrom, isText, listOf, partOf } from './loose-json';
import { faultOf, NO_KEY, type TwelveDataOptions } from './twelvedata';

const INTERVALS: Readonly<Record<CandleInterval, string>> = {
  '1m': '1min',
  '5m': '5min',
  '15m': '15min',
  '30m': '30min',
  '1h': '1h',
  '4h': '4h',
  '1d': '1day',
};

/** `{meta, values: [{datetime, open, high, low, close, volume}], status: 'ok'}`, the newest first; unfinished while its market is open. */
export const twelveDataPast = ({ outgoing, at, key }: TwelveDataOptions): FeedPast => ({
  async candles({ symbol, interval, from, until }, signal) {
    if (key === null) throw new Error(NO_KEY);
    const width = candleSeconds[interval] * 1_000;
    const url = new URL('/time_series', at);
    // As many as there can be, back from the last: of a span in which nothing was traded it says that it is an error.
    url.search = new URLSearchParams({
      ...{ symbol, interval: INTERVALS[interval], timezone: 'UTC' },
      end_date: inWords(until.getTime() - width),
      outputsize: String(Math.ceil((until.getTime() - from.getTime()) / width)),
    }).toString();
    const headers = { authorization: `apikey ${key}` };
    const answer = await outgoing.json(url, { headers, signal });
    const fault = faultOf(answer);
    if (fault !== null) throw new Error(fault);
    const now = Date.now();
    return listOf(partOf(answer, 'values'))
      .flatMap(candleOf)
      .filter(({ startAt }) => startAt.getTime() + width <= now)
      .reverse();
  },
});

const inWords = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

function candleOf(row: unknown): ProviderCandle[] {
  const when = partOf(row, 'datetime');
  if (!isText(when)) return [];
  const parts = ['open', 'high', 'low', 'close', 'volume'].map((name) => partOf(row, name));
  // A day has no time of the day.
  const [day = '', time = '00:00:00'] = when.split(' ');
  return candleFrom(new Date(`${day}T${time}Z`), parts);
}
