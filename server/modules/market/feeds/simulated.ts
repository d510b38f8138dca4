import type { Feed, FeedInstrument } from './feed';
import { keyOf } from './keyed-hash';
import { walkOf } from './walk';

/** The price a walk starts from, and its standard deviation over a year: 0.08 is eight per cent. */
interface Volatility {
  readonly base: number;
  readonly yearly: number;
}

const volatilities: Readonly<Record<string, Volatility>> = {
  'EUR/USD': { base: 1.0842, yearly: 0.08 },
  'GBP/USD': { base: 1.2715, yearly: 0.09 },
  'USD/JPY': { base: 151.32, yearly: 0.1 },
  'AUD/USD': { base: 0.6584, yearly: 0.1 },
  'USD/CHF': { base: 0.8837, yearly: 0.08 },
  'XAU/USD': { base: 2411.35, yearly: 0.15 },
  'XAG/USD': { base: 28.46, yearly: 0.28 },
  WTI: { base: 74.18, yearly: 0.35 },
  NATGAS: { base: 2.874, yearly: 0.55 },
  SP500: { base: 5482.25, yearly: 0.17 },
  NASDAQ: { base: 19_214.5, yearly: 0.22 },
  AAPL: { base: 226.4, yearly: 0.27 },
  TSLA: { base: 248.9, yearly: 0.55 },
  NVDA: { base: 124.6, yearly: 0.48 },
  MSFT: { base: 418.7, yearly: 0.24 },
  'USDT/USD': { base: 1.0002, yearly: 0.004 },
  'BTC/USDT': { base: 91_240.1, yearly: 0.5 },
  'ETH/USDT': { base: 3_184.6, yearly: 0.6 },
  'SOL/USDT': { base: 172.35, yearly: 0.75 },
  'XRP/USDT': { base: 2.1846, yearly: 0.8 },
};

const { exp, max, round, sqrt } = Math;

const UNKNOWN: Volatility = { base: 100, yearly: 0.25 };
const YEAR_SECONDS = 31_536_000;

type Quoted = Pick<FeedInstrument, 'symbol' | 'decimals'>;

/** The simulated price in whole ticks at any instant: of seed, instrument and time alone. */
export function simulatedTicks(
  seed: string,
  { symbol, decimals }: Quoted,
): (timeMs: number) => number {
  const { base, yearly } = volatilities[symbol] ?? UNKNOWN;
  const key = keyOf(seed, `walk of ${symbol}`);
  const walk = walkOf({ key, sigma: yearly / sqrt(YEAR_SECONDS) });
  const scaled = base * 10 ** decimals;
  return (timeMs) => max(1, round(scaled * exp(walk(timeMs))));
}

/** Ticks as a plain decimal: 241135 with two decimals is `2411.35`. */
export function decimalOf(ticks: number, decimals: number): string {
  const digits = ticks.toString().padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export const priceAt = (seed: string, instrument: Quoted, timeMs: number): string =>
  decimalOf(simulatedTicks(seed, instrument)(timeMs), instrument.decimals);

/** Prices of nowhere, the same for the same seed, whatever anybody holds. */
export const simulatedFeed = (seed: string, beatsPerSecond: number): Feed => ({
  name: 'simulated',
  beatsPerSecond,
  start: () => undefined,
  stop: () => undefined,
  state: () => ({ state: 'LIVE', fault: null, cuts: 0, leadMs: 0 }),
  ticks: (instruments, at) =>
    instruments.map((instrument) => ({
      instrumentId: instrument.id,
      price: priceAt(seed, instrument, at.getTime()),
    })),
});
