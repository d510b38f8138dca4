/** One recorded quote; the price stays text until it becomes pixels. */
export interface ProofQuote {
  readonly id: string;
  readonly at: string;
  readonly price: string;
}

/** Where the record has nothing although the market was open. */
export interface ProofGap {
  readonly from: string;
  readonly to: string;
}

export interface ProofRecord {
  /** Oldest first. */
  readonly quotes: readonly ProofQuote[];
  readonly gaps: readonly ProofGap[];
}

interface Spot {
  readonly at: string;
  readonly price: string;
}

/** A contract as the picture marks it. */
export interface ProofContract {
  readonly id: string;
  readonly number: string;
  readonly entry: Spot;
  /** The price that settled it; null while it runs, and when none counted. */
  readonly settlement: Spot | null;
  readonly endAt: string;
}

/** In milliseconds since 1970. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}
