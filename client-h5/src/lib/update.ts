import { useEffect, useState, useSyncExternalStore } from 'react';

/** Held, shared, by each window in which an order is being set up. */
const LOCK = 'tarn.ordering';
const LOOK_MS = 2_000;

let waiting: (() => void) | null = null;
const listeners = new Set<() => void>();

/** A newer version of the app is there; `apply` starts it. */
export function announceUpdate(apply: () => void): void {
  waiting = apply;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWaitingUpdate = (): (() => void) | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );

/** While `held`, no window of this device is offered another version. */
export function useHoldUpdates(held: boolean): void {
  useEffect(() => {
    if (!held || !('locks' in navigator)) return;
    const ended = new AbortController();
    const over = new Promise<void>((resolve) => {
      ended.signal.addEventListener('abort', () => {
        resolve();
      });
    });
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => over);
    return () => {
      ended.abort();
    };
  }, [held]);
}

/** Whether a window of this device sets up an order. */
export async function isOrdering(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}

/** The same, looked up again and again; true until it is known. */
export function useOrdering(): boolean {
  const [ordering, setOrdering] = useState(true);
  useEffect(() => {
    const look = () => void isOrdering().then(setOrdering);
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return ordering;
}
