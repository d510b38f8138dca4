import type { CandleInterval } from '../../../../schema/states';

export const feedNames = ['simulated', 'binance', 'twelvedata'] as const;
/** As in `instrument.feed`. */
export type FeedName = (typeof feedNames)[number];

/** What a feed needs to know of an instrument: nothing of orders, users or balances. */
export interface FeedInstrument {
  readonly id: string;
  readonly symbol: string;
  /** What the provider calls it; null where there is no provider. */
  readonly providerSymbol: string | null;
  /** Places after the point; a finer price is refused. */
  readonly decimals: number;
  /** How often a provider is asked, in milliseconds; 0 where it sends of its own accord. */
  readonly pollMs: number;
}

/** A price as a feed gives it; it is a quote only once it is recorded. */
export interface Tick {
  readonly instrumentId: string;
  /** Plain decimal. */
  readonly price: string;
  /** The provider's own time, on this machine's clock; left out where there is no provider. */
  readonly providerAt?: Date;
  /** What was traded since the tick before, in units of what is quoted; left out where unknown. */
  readonly size?: string;
}

/** How a feed is, for staff and for the log. */
export interface FeedState {
  readonly state: 'OFF' | 'CONNECTING' | 'LIVE' | 'WAITING';
  /** Why it waits; null while nothing is wrong. Plain English, never with a key in it. */
  readonly fault: string | null;
  /** How often its connection ended without being asked to. */
  readonly cuts: number;
  /** The provider's clock against this one, in milliseconds: above 0 where it is ahead. */
  readonly leadMs: number;
}

/** An adapter of a price source. None of its functions throws: what goes wrong is its state. */
export interface Feed {
  readonly name: FeedName;
  readonly beatsPerSecond: number;
  /** Connects. Called by the one process that records. */
  start(): void;
  /** Lets go of whatever is connected or under way; `start` may come again. */
  stop(): void;
  /**
   * What came in since the last call, oldest first, for these instruments at this instant: all that
   * are open now. What is wanted from the provider follows them.
   */
  ticks(instruments: readonly FeedInstrument[], at: Date): readonly Tick[];
  state(): FeedState;
}

/** One bar as a provider has it. Plain decimals. */
export interface ProviderCandle {
  readonly startAt: Date;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string | null;
}

/** Bars of a provider that are wanted: no more than one answer of any of them holds. */
export interface WantedCandles {
  /** What the provider calls it. */
  readonly symbol: string;
  readonly interval: CandleInterval;
  /** When the first begins. */
  readonly from: Date;
  /** When the last has ended. */
  readonly until: Date;
}

/** Where the past of an instrument comes from. Throws what its connection throws. */
export interface FeedPast {
  /** Those of these that have ended, ascending; where some are missing perhaps older ones too. */
  candles(wanted: WantedCandles, signal: AbortSignal): Promise<readonly ProviderCandle[]>;
}
