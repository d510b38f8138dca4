/** Answers a batch of keys: what was found for each key, in the order of the keys; null where nothing was. */
export function inOrder<Row>(
  keys: readonly string[],
  found: readonly Row[],
  keyOf: (row: Row) => string,
): (Row | null)[] {
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}
