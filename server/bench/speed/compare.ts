/** What one side did in one slice. */
export interface Slice {
  readonly ops: number;
  readonly ms: number;
  /** With what was done before the slice, to warm up; `ops` when nothing was. */
  readonly allOps?: number;
}

/** Something that can be done again and again for a while. */
export interface Side {
  readonly run: (ms: number) => Promise<Slice>;
}

export interface Comparison {
  /** Median over the rounds of our rate divided by the limit's. */
  readonly ratio: number;
  readonly oursPerSecond: number;
  readonly limitPerSecond: number;
  /** Of all processes that took part, per operation. */
  readonly oursCpuMs: number;
  readonly limitCpuMs: number;
}

export interface Pace {
  readonly rounds: number;
  readonly sliceMs: number;
  /** CPU milliseconds used so far by everything that takes part. */
  readonly cpuMs: () => number;
}

/**
 * As many rounds as bars near 1 want: five of two seconds differ by a tenth, of a list in which nothing is sealed, or of two
 * pages of as many rows.
 */
export const precisely = (pace: Pace): Pace => ({ ...pace, rounds: 9 });

/** Both sides in turn, the one first in one round second in the next. */
export async function compare(ours: Side, limit: Side, pace: Pace): Promise<Comparison> {
  const rounds: { readonly ours: Measured; readonly limit: Measured }[] = [];
  for (let round = 0; round < pace.rounds; round += 1) {
    if (round % 2 === 0) {
      const mine = await measure(ours, pace);
      rounds.push({ ours: mine, limit: await measure(limit, pace) });
    } else {
      const theirs = await measure(limit, pace);
      rounds.push({ ours: await measure(ours, pace), limit: theirs });
    }
  }
  const over = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  return {
    ratio: over(({ ours: mine, limit: theirs }) => mine.perSecond / theirs.perSecond),
    oursPerSecond: over(({ ours: mine }) => mine.perSecond),
    limitPerSecond: over(({ limit: theirs }) => theirs.perSecond),
    oursCpuMs: over(({ ours: mine }) => mine.cpuMs),
    limitCpuMs: over(({ limit: theirs }) => theirs.cpuMs),
  };
}

interface Measured {
  readonly perSecond: number;
  readonly cpuMs: number;
}

async function measure({ run }: Side, { sliceMs, cpuMs }: Pace): Promise<Measured> {
  const before = cpuMs();
  const { ops, ms, allOps = ops } = await run(sliceMs);
  return { perSecond: (ops * 1_000) / ms, cpuMs: (cpuMs() - before) / allOps };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Does `work` with `atOnce` workers until the time is over. */
export const inParallel = (atOnce: number, work: () => Promise<void>): Side => ({
  async run(ms) {
    const began = performance.now();
    let ops = 0;
    const worker = async () => {
      while (performance.now() - began < ms) {
        await work();
        ops += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return { ops, ms: performance.now() - began };
  },
});
