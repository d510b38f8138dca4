import { useSyncExternalStore } from 'react';

type Items = readonly string[];

/** A short list of words that this device keeps, such as favourites. */
export function deviceList(key: string, max = 100) {
  const listeners = new Set<() => void>();
  let items: Items = read(key);

  function set(next: Items): void {
    items = next.slice(0, max);
    try {
      localStorage.setItem(key, JSON.stringify(items));
    } catch {
      // Kept in memory alone.
    }
    for (const listener of listeners) listener();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    use: (): Items =>
      useSyncExternalStore(
        subscribe,
        () => items,
        () => items,
      ),
    /** The newest stands first, and once. */
    add: (item: string) => {
      set([item, ...items.filter((other) => other !== item)]);
    },
    toggle: (item: string) => {
      set(items.includes(item) ? items.filter((other) => other !== item) : [...items, item]);
    },
    clear: () => {
      set([]);
    },
  };
}

function read(key: string): Items {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
