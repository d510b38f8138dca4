import { useSyncExternalStore } from 'react';

/** Whether the server can be reached, as far as the console knows. */
let reachable = true;
const listeners = new Set<() => void>();

const isThere = (): boolean => reachable && navigator.onLine;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Said by the live socket and by requests: they notice first. */
export function noteReachable(now: boolean): void {
  if (reachable === now) return;
  reachable = now;
  notifyListeners();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** False while the browser is offline or the server does not answer: then nothing can be decided. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isThere);
