/** A stream that keeps only the newest item of each key for a reader that is behind. */
export function newestOnly<T>(
  keyOf: (item: T) => string,
  subscribe: (listener: (items: readonly T[]) => void) => () => void,
): AsyncIterableIterator<T[]> {
  const pending = new Map<string, T>();
  let waiting: ((result: IteratorResult<T[]>) => void) | null = null;
  let ended = false;

  const give = (): IteratorResult<T[]> => {
    const value = [...pending.values()];
    pending.clear();
    return { value, done: false };
  };
  const unsubscribe = subscribe((items) => {
    items.forEach((item) => pending.set(keyOf(item), item));
    waiting?.(give());
    waiting = null;
  });
  const end = (): IteratorResult<T[]> => {
    ended = true;
    unsubscribe();
    waiting?.({ value: undefined, done: true });
    waiting = null;
    return { value: undefined, done: true };
  };

  return {
    next() {
      if (ended) return Promise.resolve({ value: undefined, done: true });
      if (pending.size > 0) return Promise.resolve(give());
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    return: () => Promise.resolve(end()),
    throw(error: unknown) {
      end();
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
