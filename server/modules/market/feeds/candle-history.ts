import { candleIntervals, candleSeconds, type CandleInterval } from '../../../../schema/states';
import type { OpenPeriod } from '../hours/trading-hours';
import { decimalOf } from './simulated';

/** How many candles each interval's chart is filled with: ten hours of minutes, a year of days. */
const counts: Readonly<Record<CandleInterval, number>> = {
  '1m': 600,
  '5m': 500,
  '15m': 500,
  '30m': 500,
  '1h': 500,
  '4h': 500,
  '1d': 365,
};

const { max, min } = Math;

/** Fewest looks at the walk per candle; a coarser candle also takes in the finer ones inside it. */
const LOOKS = 16;
/** The walk's own step: the last instant before an interval ends. */
const STEP_MS = 250;

/** Prices in whole ticks. */
interface Bar {
  readonly startAt: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

export interface History {
  readonly interval: CandleInterval;
  readonly candles: readonly Record<'startAt' | 'open' | 'high' | 'low' | 'close', string>[];
}

export interface Past {
  /** Ascending; only what lies in them has a price. */
  readonly periods: readonly OpenPeriod[];
  readonly now: number;
  readonly decimals: number;
  /** The walk that goes on live, in whole ticks. */
  readonly ticksAt: (timeMs: number) => number;
}

/** The candles a chart would show had the walk been recorded until now, the unfinished included. */
export function candleHistory(past: Past): History[] {
  let finer: readonly Bar[] = [];
  return candleIntervals.map((interval) => {
    const width = candleSeconds[interval] * 1_000;
    finer = widened(barsOf(past, width, counts[interval]), width, finer);
    return { interval, candles: finer.map((bar) => written(bar, past.decimals)) };
  });
}

/** The newest `count` bars, ascending: each from the parts of open periods that fall into it. */
function barsOf(past: Past, width: number, count: number): Bar[] {
  const parts = new Map<number, OpenPeriod[]>();
  for (const period of past.periods.toReversed()) {
    const end = min(period.closesAt, past.now);
    for (let start = floor(end - 1, width); start + width > period.opensAt; start -= width) {
      const known = parts.get(start);
      if (!known && parts.size === count) return [...parts].map(toBar(past)).reverse();
      const part = {
        opensAt: max(start, period.opensAt),
        closesAt: min(start + width, end),
      };
      if (part.closesAt > part.opensAt) parts.set(start, [part, ...(known ?? [])]);
    }
  }
  return [...parts].map(toBar(past)).reverse();
}

const floor = (instant: number, width: number): number => Math.floor(instant / width) * width;

const toBar =
  ({ ticksAt }: Past) =>
  ([startAt, parts]: [number, readonly OpenPeriod[]]): Bar => {
    const prices = parts.flatMap(({ opensAt, closesAt }) => {
      const last = closesAt - STEP_MS;
      return [opensAt, ...looksBetween(opensAt, last), last].map(ticksAt);
    });
    const [open = 0] = prices;
    return {
      startAt,
      open,
      high: max(...prices),
      low: min(...prices),
      close: prices.at(-1) ?? open,
    };
  };

/** Instants at whole halves, quarters and so on of the walk's stretches: those cost it least. */
function looksBetween(from: number, to: number): number[] {
  const steps = max(1, (to - from) / LOOKS / STEP_MS);
  const step = STEP_MS * 2 ** Math.floor(Math.log2(steps));
  const first = floor(from, step) + step;
  const count = max(0, Math.ceil((to - first) / step));
  return Array.from({ length: count }, (_, look) => first + look * step);
}

/** Coarser bars, stretched to what the finer ones inside them reach. Both ascend. */
function widened(bars: readonly Bar[], width: number, finer: readonly Bar[]): Bar[] {
  const byStart = new Map(bars.map((bar) => [bar.startAt, bar]));
  for (const { startAt, high, low } of finer) {
    const start = floor(startAt, width);
    const bar = byStart.get(start);
    if (bar && (high > bar.high || low < bar.low)) {
      byStart.set(start, { ...bar, high: max(bar.high, high), low: min(bar.low, low) });
    }
  }
  return [...byStart.values()];
}

const written = ({ startAt, open, high, low, close }: Bar, decimals: number) => ({
  startAt: new Date(startAt).toISOString(),
  open: decimalOf(open, decimals),
  high: decimalOf(high, decimals),
  low: decimalOf(low, decimals),
  close: decimalOf(close, decimals),
});
