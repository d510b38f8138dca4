/** What a feed needs to know of an instrument: nothing of orders, users or balances. */
export interface FeedInstrument {
  readonly id: string;
  readonly symbol: string;
  /** Places after the point; a finer price is refused. */
  readonly decimals: number;
}

/** A price as a feed gives it; it is a quote only once it is recorded. */
export interface Tick {
  readonly instrumentId: string;
  /** Plain decimal. */
  readonly price: string;
  /** The provider's own time; left out where there is no provider. */
  readonly providerAt?: Date;
}

/** An adapter of a price source. */
export interface Feed {
  /** As in `instrument.feed`. */
  readonly name: string;
  /** What came in since the last call, oldest first, for these instruments at this instant. */
  ticks(instruments: readonly FeedInstrument[], at: Date): readonly Tick[];
}
