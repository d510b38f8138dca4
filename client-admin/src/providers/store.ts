import { localStorageStore, type Store } from 'react-admin';

/** What belongs to the desk and not to who sits there outlives signing out. */
const kept = ['locale', 'theme', 'queue.keys', 'queue.openNext'] as const;

const stored = localStorageStore('1', 'Tarn');

export const store: Store = {
  ...stored,
  reset() {
    const values = kept.map((key) => [key, stored.getItem<unknown>(key)] as const);
    stored.reset();
    for (const [key, value] of values) if (value !== undefined) stored.setItem(key, value);
  },
};
