import type { DataSource } from 'typeorm';
import type { QuoteSpan } from './span';

/** A settled contract is looked at by its person a few times, not by everybody. */
const SPANS_KEPT = 32;

const kept = new WeakMap<DataSource, Map<string, QuoteSpan>>();

/** A span that is past for good, read once for each database; the longest unused is forgotten. */
export async function spanMemory(
  db: DataSource,
  key: string,
  read: () => Promise<QuoteSpan>,
): Promise<QuoteSpan> {
  const spans = kept.get(db) ?? new Map<string, QuoteSpan>();
  kept.set(db, spans);
  const span = spans.get(key) ?? (await read());
  spans.delete(key);
  spans.set(key, span);
  const [oldest] = spans.keys();
  if (spans.size > SPANS_KEPT && oldest !== undefined) spans.delete(oldest);
  return span;
}
