import type { BenchServer } from './bench-server';
import { inParallel } from './compare';
import { placeNth } from './placing';

const CLIENTS = 8;
let placed = 0;

/** Milliseconds within which 99 of 100 orders were placed, eight at a time for `ms`. */
export async function placingP99(bench: BenchServer, ms: number): Promise<number> {
  const took: number[] = [];
  const side = inParallel(CLIENTS, async () => {
    placed += 1;
    const began = performance.now();
    await placeNth(bench, placed);
    took.push(performance.now() - began);
  });
  await side.run(ms);
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? NaN;
}
