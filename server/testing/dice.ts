/** What a throw may come to. */
type Make = () => string | Buffer;

export type Dice = ReturnType<typeof dice>;

/** mulberry32: the same throws in every run, so that what was seen once can be seen again. */
export function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (count: number) => next() % count;
  const pick = <T>(all: readonly [T, ...T[]]): T => all[below(all.length)] ?? all[0];
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => below(256)));
  const either = (...all: [Make, ...Make[]]): Buffer => Buffer.from(pick(all)());
  return { below, pick, bytes, either };
}
