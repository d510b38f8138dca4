const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
  );

/**
 * How alike two names of payers are, from 0 to 100: the part of their words that both have. Order, case
 * and accents make no difference; `null` is like nobody.
 */
export function payerLikeness(one: string | null, other: string | null): number {
  if (one === null || other === null) return 0;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  const all = new Set([...words, ...others]).size;
  return all === 0 ? 0 : Math.round((100 * shared) / all);
}
