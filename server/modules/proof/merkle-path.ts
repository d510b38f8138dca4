import { createHash } from 'node:crypto';

const node = (one: Buffer, two: Buffer): Buffer =>
  createHash('sha256').update(Buffer.of(1)).update(one).update(two).digest();

/** The next level of a tree: two are hashed together, the last of an odd level goes up as it is. Twin of merkle_root.sql. */
const levelAbove = (level: readonly Buffer[]): Buffer[] =>
  level.flatMap((hash, n) => {
    if (n % 2 === 1) return [];
    const beside = level[n + 1];
    return [beside ? node(hash, beside) : hash];
  });

/** What a leaf is hashed with on each level, from below. Nothing on a level where it has no neighbour. */
export function merklePath(leaves: readonly Buffer[], place: number): Buffer[] {
  if (leaves.length <= 1) return [];
  const beside = leaves[place % 2 === 0 ? place + 1 : place - 1];
  const above = merklePath(levelAbove(leaves), Math.floor(place / 2));
  return beside ? [beside, ...above] : above;
}
