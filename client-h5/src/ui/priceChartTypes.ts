/** One candle as the API sends it; prices stay text until they become pixels. */
export interface ChartBar {
  readonly startAt: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume?: string | null;
}

/** A running contract as the chart marks it. */
export interface ChartContract {
  readonly id: string;
  readonly entryAt: string;
  readonly entryPrice: string;
  readonly endAt: string;
}

/** How the chart writes what stands on its axes. */
export interface ChartWords {
  readonly price: (price: number) => string;
  /** `at` in milliseconds; `long` for days and beyond. */
  readonly time: (at: number, long: boolean) => string;
  readonly ends: (at: number) => string;
}

export interface ChartSetting {
  readonly kind: 'candles' | 'line';
  readonly seconds: number;
  readonly decimals: number;
  readonly words: ChartWords;
}
