/**
 * A random walk that can be asked for any instant: the same seed gives the same path, whoever asks,
 * in whatever order. Time is cut into blocks of 2^20 s; the values at their ends are independent,
 * so the walk comes home; inside, each half of a stretch bends by a normal amount that its length
 * allows (Brownian bridge), down to a quarter of a second.
 */
export interface Walk {
  /** A whole number; two walks with different seeds have nothing in common. */
  readonly seed: number;
  /** Standard deviation of the logarithm over one second. */
  readonly sigma: number;
}

// Looked up once: these run millions of times when history is filled in.
const { floor, imul, sqrt, SQRT1_2 } = Math;

const GRAIN_MS = 250;
const BLOCK_GRAINS = 2 ** 22;
const BLOCK_SECONDS = (BLOCK_GRAINS * GRAIN_MS) / 1_000;
const SQRT3 = sqrt(3);

/** The logarithm of price over base. */
export function walkAt({ seed, sigma }: Walk, timeMs: number): number {
  const grain = floor(timeMs / GRAIN_MS);
  const block = floor(grain / BLOCK_GRAINS);
  const place = grain - block * BLOCK_GRAINS;
  // Two independent ends differ by as much as a free walk would move over the block.
  const spread = sigma * sqrt(BLOCK_SECONDS / 2);
  let left = spread * normal(seed, block, 0);
  let right = spread * normal(seed, block + 1, 0);
  let bend = (sigma * sqrt(BLOCK_SECONDS)) / 2;
  let low = 0;
  let high = BLOCK_GRAINS;
  while (low !== place) {
    const middle = (low + high) / 2;
    const value = (left + right) / 2 + bend * normal(seed, block, middle);
    if (place < middle) [high, right] = [middle, value];
    else [low, left] = [middle, value];
    bend *= SQRT1_2;
  }
  return left;
}

/** Nearly standard normal: four even numbers of 16 bits, summed and scaled (deviation sqrt(1/3)). */
function normal(seed: number, block: number, place: number): number {
  const first = scramble(scramble(seed ^ imul(block, 0x9e3779b1)) + place);
  const second = scramble(first ^ 0x85ebca6b);
  const sum = (first & 0xffff) + (first >>> 16) + (second & 0xffff) + (second >>> 16);
  return (sum / 65_536 - 2) * SQRT3;
}

/** Mixes 32 bits so that neighbours have nothing in common (the finish of MurmurHash3). */
function scramble(value: number): number {
  let bits = value;
  bits = imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A seed from words: FNV-1a, scrambled. */
export function seedOf(...words: readonly string[]): number {
  let bits = 0x811c9dc5;
  for (const letter of Buffer.from(words.join('\n'))) {
    bits = imul(bits ^ letter, 0x01000193);
  }
  return scramble(bits);
}
