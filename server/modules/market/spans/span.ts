/** One recorded quote, as `verify.quote` holds it. */
export interface RecordedQuote {
  readonly id: string;
  readonly at: Date;
  /** Plain decimal with the instrument's places. */
  readonly price: string;
}

export interface QuoteSpan {
  /** Oldest first, at most `limits.spanQuotesMax`; every turn of the price is among them. */
  readonly quotes: readonly RecordedQuote[];
  /** Where the feed was silent for longer than the staleness bound while the market was open. */
  readonly gaps: readonly { readonly from: Date; readonly to: Date }[];
  /** The record is told up to here: the end asked for, or now. */
  readonly until: Date;
  /** Nothing can be added any more: the same question has the same answer for good. */
  readonly final: boolean;
}

export interface SpanAsked {
  readonly instrumentId: string;
  readonly from: Date;
  readonly to: Date;
}
