import type { ChartBar } from './priceChartTypes';

/** A bar as pixels need it; `time` in seconds. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Drawn paler: it was not recorded. */
  readonly backfilled: boolean;
}

export const toSeconds = (at: number): number => Math.floor(at / 1_000);

export const toBar = ({ startAt, open, high, low, close, backfilled }: ChartBar): Bar => ({
  time: toSeconds(Date.parse(startAt)),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  backfilled: backfilled === true,
});

/** A bar that prices have moved or begun, as it is drawn: what was traded in it by now nobody has told. */
export const figuresOf = ({ time, open, high, low, close, backfilled }: Bar): ChartBar => ({
  startAt: new Date(time * 1_000).toISOString(),
  open: String(open),
  high: String(high),
  low: String(low),
  close: String(close),
  backfilled,
});

interface Tick {
  /** Milliseconds. */
  readonly at: number;
  readonly price: number;
}

/** The bar a new price moves or begins, after `before`; null when it comes too late for both. */
export function barOf(before: Bar | undefined, { at, price }: Tick, seconds: number): Bar | null {
  const start = before?.time ?? Math.floor(toSeconds(at) / seconds) * seconds;
  const steps = Math.floor((toSeconds(at) - start) / seconds);
  if (steps < 0) return null;
  if (!before || steps > 0) {
    const time = start + steps * seconds;
    return { time, open: price, high: price, low: price, close: price, backfilled: false };
  }
  const { high, low } = before;
  return { ...before, high: Math.max(high, price), low: Math.min(low, price), close: price };
}
