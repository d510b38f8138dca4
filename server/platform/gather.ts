import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';

/** A round trip that takes longer, because it waits for somebody's lock, keeps nobody else waiting. */
const PATIENCE_MS = 50;

/**
 * One round trip for what many requests ask at the same time. An idle server keeps nobody waiting: a
 * call leaves in the turn of the event loop it came in, and what comes while a round trip is under way
 * goes into the next, `most` calls at a time.
 *
 * `answer` gives one value, or the error of that call alone, for each key in the order of the keys;
 * what it throws is the error of all.
 */
export function gather<K, V>(
  answer: (db: DataSource, keys: readonly K[]) => Promise<readonly (V | Error)[]>,
  { most }: { readonly most: number },
): (db: DataSource, key: K) => Promise<V> {
  const loaders = new WeakMap<DataSource, DataLoader<K, V>>();
  const open = (db: DataSource): DataLoader<K, V> => {
    const turns = new Turns();
    return new DataLoader<K, V>((keys) => answer(db, keys).finally(turns.take()), {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (go) => {
        turns.queue(go);
      },
    });
  };
  return (db, key) => {
    const loader = loaders.get(db) ?? open(db);
    loaders.set(db, loader);
    return loader.load(key);
  };
}

/** One at a time, unless one takes too long. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  queue(go: () => void): void {
    if (this.#taken) {
      this.#waiting.push(go);
    } else {
      this.#taken = true;
      setImmediate(go);
    }
  }

  /** Begins a turn; what it returns ends it. */
  take(): () => void {
    let over = false;
    const leave = () => {
      if (over) return;
      over = true;
      clearTimeout(patience);
      this.#taken = false;
      const next = this.#waiting.shift();
      if (next) this.queue(next);
    };
    const patience = setTimeout(leave, PATIENCE_MS);
    return leave;
  }
}
