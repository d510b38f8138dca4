import type { MoneyLike } from '../format';

/** Smallest units, to compare and to sum. */
export const minorOf = ({ amount }: MoneyLike): bigint => BigInt(amount.replace('.', ''));

/** How much one amount is of another of the same asset, basis points, at most all of it; nothing of nothing. */
export function shareBp(part: MoneyLike, whole: MoneyLike): number {
  const of = minorOf(whole);
  if (of <= 0n) return 0;
  const share = (minorOf(part) * 10_000n) / of;
  return share > 10_000n ? 10_000 : Number.parseInt(share.toString(), 10);
}
