import type { Outgoing } from '../../../platform/outgoing/outgoing';
import { ClockLead, type LeadPace } from './clock-lead';
import type { Feed, FeedInstrument } from './feed';
import { isText, partOf } from './loose-json';
import { NewestTrades } from './newest-trades';
import { SteadySocket } from './steady-socket';

/** Market data alone, without an account: https://developers.binance.com/docs/binance-spot-api-docs/web-socket-streams */
export const BINANCE = {
  stream: 'wss://data-stream.binance.vision',
  rest: 'https://data-api.binance.vision',
} as const;

const HOUR_MS = 3_600_000;

export interface BinanceOptions {
  readonly outgoing: Outgoing;
  readonly at: { readonly stream: string; readonly rest: string };
  /** How soon it notices and comes back; for tests. */
  readonly pace?: {
    readonly silenceMs: number;
    readonly firstPauseMs: number;
    readonly lead?: LeadPace;
  };
}

/** Trades as they happen, over one connection for all coins. */
export function binanceFeed({ outgoing, at, pace }: BinanceOptions): Feed {
  const trades = new NewestTrades();
  let wanted = '';
  const lead = new ClockLead(timeOf(outgoing, at.rest), pace?.lead);

  const socket = new SteadySocket({
    open: () => outgoing.socket(new URL(`/stream?streams=${wanted}`, at.stream)),
    onText: (text) => {
      const trade = lead.ms === null ? null : tradeOf(text, lead.ms);
      if (trade) trades.add(trade);
    },
    onOpen: () => {
      lead.measure();
    },
    // It pings every 20 s, and lets a connection live for 24 hours.
    silenceMs: pace?.silenceMs ?? 60_000,
    ageMs: 23.5 * HOUR_MS,
    pauseMs: { first: pace?.firstPauseMs ?? 1_000, last: 30_000 },
  });

  function want(instruments: readonly FeedInstrument[]): void {
    const streams = instruments
      .flatMap(({ providerSymbol }) => providerSymbol?.toLowerCase() ?? [])
      .map((symbol) => `${encodeURIComponent(symbol)}@trade`)
      .sort()
      .join('/');
    if (streams === wanted) return;
    wanted = streams;
    if (streams === '') socket.stop();
    else if (socket.state.state === 'OFF') socket.start();
    else socket.renew();
  }

  return {
    name: 'binance',
    beatsPerSecond: 4,
    start() {
      // It connects once it is known what for.
    },
    stop() {
      lead.stop();
      socket.stop();
      trades.clear();
      wanted = '';
    },
    ticks(instruments) {
      want(instruments);
      return trades.take(instruments);
    },
    state() {
      const now = socket.state;
      // Before its clock is known, what it says counts for nothing.
      const state = now.state === 'LIVE' && lead.ms === null ? 'CONNECTING' : now.state;
      return { ...now, state, leadMs: lead.ms ?? 0 };
    },
  };
}

/** The provider's time, in milliseconds since 1970; null where it gives none. */
const timeOf = (outgoing: Outgoing, rest: string) => async (signal: AbortSignal) => {
  const answer = await outgoing.json(new URL('/api/v3/time', rest), { signal }).catch(() => null);
  const theirs = partOf(answer, 'serverTime');
  return typeof theirs === 'number' ? theirs : null;
};

/** `{stream, data: {e: 'trade', s: 'BTCUSDT', p: '0.001', q: '100', T: 1672515782136}}`; anything else is nothing. */
function tradeOf(text: string, leadMs: number) {
  let data: unknown;
  try {
    data = partOf(JSON.parse(text), 'data');
  } catch {
    return null;
  }
  const [symbol, price, size, at] = ['s', 'p', 'q', 'T'].map((name) => partOf(data, name));
  if (partOf(data, 'e') !== 'trade' || !isText(symbol) || !isText(price)) return null;
  if (typeof at !== 'number' || Number.isNaN(new Date(at - leadMs).getTime())) return null;
  const when = new Date(at - leadMs);
  return { providerSymbol: symbol, price, at: when, ...(isText(size) && { size }) };
}
