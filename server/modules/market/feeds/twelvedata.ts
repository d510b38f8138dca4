import type { Outgoing } from '../../../platform/outgoing/outgoing';
import type { Feed, FeedInstrument, FeedState, Tick } from './feed';
import { isText, partOf } from './loose-json';
import { NewestTrades } from './newest-trades';

/** Forex, metals, futures' underlyings and stocks by key: https://twelvedata.com/docs */
export const TWELVE_DATA = 'https://api.twelvedata.com';

export interface TwelveDataOptions {
  readonly outgoing: Outgoing;
  readonly at: string;
  /** Null: none was given, and nothing is asked. */
  readonly key: string | null;
}

export const NO_KEY = 'TWELVE_DATA_KEY is not set';
/** As many symbols as one question may name. */
const SYMBOLS_MAX = 120;
/** No symbol is asked for more often. */
const POLL_MS_MIN = 1_000;

const NOTHING_WRONG = { state: 'OFF', fault: null, cuts: 0, leadMs: 0 } as const;

/** Asks for all symbols together, as often as the most frequent of them is to be asked. */
export class TwelveDataFeed implements Feed {
  readonly name = 'twelvedata';
  readonly beatsPerSecond = 2;
  private readonly trades = new NewestTrades();
  private now: FeedState;
  private asking: AbortController | null = null;
  private dueAt = 0;

  constructor(private readonly options: TwelveDataOptions) {
    this.now = this.off();
  }

  start(): void {
    this.asking = new AbortController();
    this.dueAt = 0;
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    this.now = this.off();
    this.trades.clear();
  }

  ticks(instruments: readonly FeedInstrument[]): readonly Tick[] {
    this.askWhenDue(instruments, Date.now());
    return this.trades.take(instruments);
  }

  state(): FeedState {
    return this.now;
  }

  private off(): FeedState {
    return { ...NOTHING_WRONG, fault: this.options.key === null ? NO_KEY : null };
  }

  private askWhenDue(instruments: readonly FeedInstrument[], now: number): void {
    const symbols = instruments.flatMap(({ providerSymbol }) => providerSymbol ?? []);
    if (this.options.key === null || !this.asking || symbols.length === 0 || now < this.dueAt) {
      return;
    }
    // The next question waits for this answer, however late it is.
    this.dueAt = Infinity;
    const { signal } = this.asking;
    if (this.now.state === 'OFF') this.now = { ...this.now, state: 'CONNECTING' };
    const every = Math.min(...instruments.map(({ pollMs }) => Math.max(pollMs, POLL_MS_MIN)));
    void this.ask(symbols, signal).finally(() => {
      if (!signal.aborted) this.dueAt = now + every;
    });
  }

  private async ask(symbols: readonly string[], signal: AbortSignal): Promise<void> {
    try {
      for (let first = 0; first < symbols.length; first += SYMBOLS_MAX) {
        await this.askPart(symbols.slice(first, first + SYMBOLS_MAX), signal);
      }
      if (signal.aborted) return;
      this.now = { ...this.now, state: 'LIVE', fault: null };
    } catch (error) {
      if (signal.aborted) return;
      const fault = error instanceof Error ? error.message : String(error);
      this.now = { ...this.now, state: 'WAITING', fault, cuts: this.now.cuts + 1 };
    }
  }

  private async askPart(symbols: readonly string[], signal: AbortSignal): Promise<void> {
    const { outgoing, at, key } = this.options;
    const url = new URL('/quote', at);
    url.search = new URLSearchParams({ symbol: symbols.join(','), interval: '1min' }).toString();
    const headers = { authorization: `apikey ${key ?? ''}` };
    const answer = await outgoing.json(url, { headers, signal });
    const fault = faultOf(answer);
    if (fault !== null) throw new Error(fault);
    if (signal.aborted) return;
    for (const quote of quotesOf(answer, symbols)) this.trades.add(quote);
  }
}

/** `{code, message, status: 'error'}`. The message may repeat the key: only the number is kept. */
export function faultOf(answer: unknown): string | null {
  if (partOf(answer, 'status') !== 'error') return null;
  return `it refuses with ${String(Number(partOf(answer, 'code')))}`;
}

/**
 * One symbol's quote stands by itself, those of several under their names. Its time is the beginning of the minute that
 * the price is of: `last_quote_at`, or where that is missing the `timestamp` of the bar that was asked for.
 */
function quotesOf(answer: unknown, symbols: readonly string[]) {
  return symbols.flatMap((symbol) => {
    const quote = symbols.length === 1 ? answer : partOf(answer, symbol);
    const [price, seconds] = ['close', 'last_quote_at'].map((name) => partOf(quote, name));
    const at = new Date(Number(seconds ?? partOf(quote, 'timestamp')) * 1_000);
    if (!isText(price) || Number.isNaN(at.getTime())) return [];
    return [{ providerSymbol: symbol, price, at }];
  });
}
