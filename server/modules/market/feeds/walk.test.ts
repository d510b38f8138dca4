import { createHash } from 'node:crypto';
import { candleHistory, type Past } from './candle-history';
import { keyOf, type Key } from './keyed-hash';
import { simulatedTicks } from './simulated';
import { walkOf } from './walk';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const SIGMA = 0.08 / Math.sqrt(31_536_000);
const BASE = 108_420;

const { abs, exp, round, sqrt } = Math;

const ticksOf = (key: Key) => {
  const walk = walkOf({ key, sigma: SIGMA });
  return (at: number) => round(BASE * exp(walk(at)));
};

const KEY = keyOf('a secret of a platform', 'walk of EUR/USD');

/** Where a block of the walk begins: a price there costs a guesser two hashes and no more. */
const EDGE = Math.floor(NOON / 1_000 / 2 ** 20) * 2 ** 20 * 1_000;

/** What anybody can read: closes of whole days and of minutes, as instants and whole ticks. */
function published(): readonly (readonly [number, number])[] {
  const ticks = ticksOf(KEY);
  const days = Array.from({ length: 6 }, (_, n) => NOON - n * DAY - 250);
  const minutes = Array.from({ length: 6 }, (_, n) => NOON - n * 60_000 - 250);
  return [EDGE, ...days, ...minutes].map((at) => [at, ticks(at)] as const);
}

/** One price is compared first: only who gets that one right is asked for the others. */
function fits(key: Key, prices: ReturnType<typeof published>): boolean {
  const ticks = ticksOf(key);
  return prices.every(([at, price]) => ticks(at) === price);
}

const flipped = (...bits: readonly number[]): Key => {
  const at = (word: number) =>
    bits.reduce((mask, bit) => (bit >> 5 === word ? mask ^ (1 << (bit & 31)) : mask), 0);
  return [KEY[0] ^ at(0), KEY[1] ^ at(1), KEY[2] ^ at(2), KEY[3] ^ at(3)];
};

/** Of the increments over `seconds` from NOON on, back to back. */
function increments(key: Key, count: number, seconds: number): number[] {
  const walk = walkOf({ key, sigma: SIGMA });
  const at = Array.from({ length: count + 1 }, (_, n) => walk(NOON + n * seconds * 1_000));
  return at.slice(1).map((value, n) => value - (at[n] ?? 0));
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, x) => sum + x, 0) / all.length;
  const [m, n] = [mean(one), mean(other)];
  const sum = (f: (x: number, y: number) => number) =>
    one.reduce((total, x, i) => total + f(x - m, (other[i] ?? 0) - n), 0);
  return sum((x, y) => x * y) / sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

describe('P7: the published past gives no secret away', () => {
  const prices = published();

  it('fits the secret itself', () => {
    expect(fits(flipped(), prices)).toBe(true);
  });

  it('fits none of the secrets that differ in one bit, or in two', () => {
    const found: (readonly number[])[] = [];
    for (let one = 0; one < 128; one += 1) {
      if (fits(flipped(one), prices)) found.push([one]);
      for (let two = one + 1; two < 128; two += 1) {
        if (fits(flipped(one, two), prices)) found.push([one, two]);
      }
    }
    expect(found).toEqual([]);
  });

  it('fits none of 2^20 secrets that are counted up from the true one', () => {
    const [counted, ...others] = KEY;
    let found = 0;
    for (let n = 1; n <= 2 ** 20; n += 1) {
      if (fits([(counted + n) | 0, ...others], prices)) found += 1;
    }
    expect(found).toBe(0);
  }, 120_000);

  it('is another for every secret in words, however alike', () => {
    const quoted = { symbol: 'EUR/USD', decimals: 5 };
    const paths = Array.from({ length: 2_000 }, (_, n) => {
      const ticks = simulatedTicks(`secret ${String(n)}`, quoted);
      return [0, 1, 2, 3, 4, 5].map((day) => ticks(NOON - day * DAY)).join(' ');
    });
    expect(new Set(paths).size).toBe(2_000);
  });

  it('has neighbours whose streams do not correlate', () => {
    const plain = increments(KEY, 4_000, 30);
    for (const bit of [0, 31, 32, 64, 127]) {
      expect(abs(correlation(plain, increments(flipped(bit), 4_000, 30)))).toBeLessThan(0.08);
    }
  });
});

describe('P7: published prices tell nothing of the next', () => {
  const steps = increments(KEY, 20_000, 30);

  it.each([1, 2, 3, 4, 8, 16, 120])('an increment has nothing of the %ith before it', (lag) => {
    expect(abs(correlation(steps.slice(lag), steps.slice(0, -lag)))).toBeLessThan(0.04);
  });

  it('its direction is a coin’s, also after three of one kind', () => {
    const up = (n: number) => (steps[n] ?? 0) > 0;
    const runs = steps.flatMap((_, n) =>
      n >= 3 && up(n - 1) === up(n - 2) && up(n - 2) === up(n - 3) ? [up(n) === up(n - 1)] : [],
    );
    expect(runs.length).toBeGreaterThan(4_000);
    expect(abs(runs.filter(Boolean).length / runs.length - 0.5)).toBeLessThan(0.04);
  });

  it('moves as far as its volatility says, and its size has no memory', () => {
    const scaled = steps.map((step) => step / (SIGMA * sqrt(30)));
    const variance = scaled.reduce((sum, x) => sum + x * x, 0) / scaled.length;
    expect(abs(variance - 1)).toBeLessThan(0.06);
    const beyondTwo = scaled.filter((x) => abs(x) > 2).length / scaled.length;
    expect(abs(beyondTwo - 0.0455)).toBeLessThan(0.01);
    const sizes = scaled.map(abs);
    expect(abs(correlation(sizes.slice(1), sizes.slice(0, -1)))).toBeLessThan(0.04);
  });
});

describe('P7: a walk', () => {
  it('is the same in whatever order it is asked, across the ends of its blocks', () => {
    const order = Array.from({ length: 300 }, (_, n) => EDGE + (n - 150) * 7_250);
    const shuffled = order.toSorted((one, two) => hash(one) - hash(two));
    const walk = walkOf({ key: KEY, sigma: SIGMA });
    const answers = new Map(shuffled.map((at) => [at, walk(at)]));
    const fresh = order.map((at) => walkOf({ key: KEY, sigma: SIGMA })(at));
    expect(order.map((at) => answers.get(at))).toEqual(fresh);
  });
  const hash = (at: number) => createHash('md5').update(String(at)).digest().readUInt32LE(0);

  it('fills the charts of nineteen instruments by less work than two million small hashes', () => {
    const periods = Array.from({ length: 545 }, (_, n) => ({
      opensAt: NOON - (545 - n) * DAY,
      closesAt: NOON - (544 - n) * DAY,
    }));
    const charts = workOf(() => {
      for (let n = 0; n < 19; n += 1) {
        const ticksAt = simulatedTicks('seed', { symbol: `X${String(n)}`, decimals: 5 });
        const past: Past = { periods, now: NOON, decimals: 5, ticksAt };
        expect(candleHistory(past).map(({ candles }) => candles.length)).toContain(365);
      }
    });
    const hashes = workOf(() => {
      for (let n = 0; n < 100_000; n += 1) hash(n);
    });
    // Some five times as much on any machine.
    expect(charts).toBeLessThan(20 * hashes);
  });
  /** Processor time of this process: how fast and how busy the machine is does not count between two of them. */
  const workOf = (work: () => void): number => {
    const began = process.cpuUsage();
    work();
    return process.cpuUsage(began).user;
  };
});
