import type { Ref } from 'react';

/** One candle as the API sends it; prices stay text until they become pixels. */
export interface ChartBar {
  readonly startAt: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume?: string | null;
  /** Not recorded, at least in part: the past of a new instrument, or a hole. */
  readonly backfilled?: boolean;
}

/** What lies before the bar that begins at this instant, ascending; empty where nothing does. */
export type OlderBars = (before: string) => Promise<readonly ChartBar[]>;

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
  /** What the figures of a bar are called. */
  readonly figures: Readonly<Record<'open' | 'high' | 'low' | 'close' | 'volume', string>>;
}

/** What the chart's buttons ask of its canvas. */
export interface ChartHandle {
  readonly zoom: (factor: number) => void;
}

export interface ChartCanvasProps {
  readonly instrumentId: string;
  readonly setting: ChartSetting;
  readonly bars: readonly ChartBar[];
  readonly older: OlderBars;
  readonly contracts: readonly ChartContract[];
  readonly ref?: Ref<ChartHandle>;
}

export interface ChartSetting {
  readonly kind: 'candles' | 'line';
  readonly seconds: number;
  readonly decimals: number;
  readonly symbol: string;
  readonly words: ChartWords;
}
