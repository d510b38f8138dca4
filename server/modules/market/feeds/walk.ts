import { sipHash, type Key } from './keyed-hash';

/**
 * A random walk that can be asked for any instant: the same key gives the same path, whoever asks,
 * in whatever order. Time is cut into blocks of 2^20 s; the values at their ends are independent,
 * so the walk comes home; inside, each half of a stretch bends by a normal amount that its length
 * allows (Brownian bridge), down to a quarter of a second. Each bend is a keyed hash of its place,
 * so that all prices published together say nothing about the next.
 */
export interface Walk {
  /** Secret; two walks with different keys have nothing in common. */
  readonly key: Key;
  /** Standard deviation of the logarithm over one second. */
  readonly sigma: number;
}

// Looked up once: these run millions of times when history is filled in.
const { cos, floor, log, PI, sqrt, SQRT1_2 } = Math;

const GRAIN_MS = 250;
const BLOCK_GRAINS = 2 ** 22;
const BLOCK_SECONDS = (BLOCK_GRAINS * GRAIN_MS) / 1_000;

/** Part of a block, in grains from its beginning, with the walk at both of its ends. */
interface Stretch {
  readonly low: number;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  /** How far its middle may bend: a standard deviation. */
  readonly bend: number;
}

/** The logarithm of price over base, by the time in milliseconds. */
export function walkOf({ key, sigma }: Walk): (timeMs: number) => number {
  // Two independent ends differ by as much as a free walk would move over the block.
  const spread = sigma * sqrt(BLOCK_SECONDS / 2);
  const whole = (block: number): Stretch => ({
    low: 0,
    width: BLOCK_GRAINS,
    left: spread * normal(key, block, 0),
    right: spread * normal(key, block + 1, 0),
    bend: (sigma * sqrt(BLOCK_SECONDS)) / 2,
  });
  // The instant asked last and the stretches around it, the narrowest last: a chart asks for
  // neighbours, which share most of them.
  let known = NaN;
  let around: Stretch[] = [];
  return (timeMs) => {
    const grain = floor(timeMs / GRAIN_MS);
    const block = floor(grain / BLOCK_GRAINS);
    const place = grain - block * BLOCK_GRAINS;
    if (block !== known) around = [];
    known = block;
    let stretch = around.pop();
    while (stretch && !holds(stretch, place)) stretch = around.pop();
    stretch ??= whole(block);
    while (stretch.low !== place) {
      around.push(stretch);
      stretch = halfOf(stretch, place, normal(key, block, stretch.low + stretch.width / 2));
    }
    around.push(stretch);
    return stretch.left;
  };
}

const holds = ({ low, width }: Stretch, place: number): boolean =>
  low <= place && place < low + width;

function halfOf({ low, width, left, right, bend }: Stretch, place: number, by: number): Stretch {
  const middle = (left + right) / 2 + bend * by;
  const half = { width: width / 2, bend: bend * SQRT1_2 };
  return place < low + half.width
    ? { low, left, right: middle, ...half }
    : { low: low + half.width, left: middle, right, ...half };
}

const hashed = new Uint32Array(2);
const message: [number, number] = [0, 0];

/** A standard normal number from 64 bits (Box and Muller, 1958). */
function normal(key: Key, block: number, place: number): number {
  message[0] = place;
  message[1] = block;
  sipHash(key, message, hashed);
  const [first = 0, second = 0] = hashed;
  return sqrt(-2 * log((first + 1) / 2 ** 32)) * cos((2 * PI * second) / 2 ** 32);
}
