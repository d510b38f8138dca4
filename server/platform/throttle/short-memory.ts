import type { Context } from '../context';

interface Kept<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/**
 * What many ask for and is the same for all, read at most once in `keepMs` milliseconds for each database, however
 * many ask. Who asks while it is being read waits for that reading; one that failed is forgotten.
 */
export function shortMemory<T>(
  keepMs: number,
  read: (ctx: Pick<Context, 'db'>) => Promise<T>,
): (ctx: Pick<Context, 'db'>) => Promise<T> {
  const kept = new WeakMap<Context['db'], Kept<T>>();
  return (ctx) => {
    const now = performance.now();
    const known = kept.get(ctx.db);
    if (known && now < known.until) return known.value;
    const value = read(ctx);
    kept.set(ctx.db, { until: now + keepMs, value });
    value.catch(() => kept.delete(ctx.db));
    return value;
  };
}
