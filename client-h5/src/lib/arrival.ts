import { useDeferredValue, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useAfter } from './time/useAfter';

/** Before that nothing is drawn for what is on its way. */
const SHOW_MS = 200;
/** A skeleton that is drawn stays at least so long. */
const STAY_MS = 300;
/** One that follows another so soon is the same wait. */
const SAME_MS = 100;

let drawn = 0;
let goneAt = 0;
/** Until then (milliseconds) what arrives waits; null when nothing has to. */
let staysUntil: number | null = null;
let stay: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

function hold(until: number | null): void {
  clearTimeout(stay);
  staysUntil = until;
  if (until !== null)
    stay = setTimeout(() => {
      hold(null);
    }, STAY_MS);
  for (const listener of listeners) listener();
}

/** Whether a skeleton is to be drawn by now, where one is wanted. */
export function useSkeleton(): boolean {
  const [follows] = useState(() => drawn > 0 || Date.now() - goneAt < SAME_MS);
  const due = useAfter(SHOW_MS) || follows;
  useLayoutEffect(() => {
    if (!due) return;
    drawn += 1;
    if (drawn === 1 && !follows) hold(Date.now() + STAY_MS);
    return () => {
      drawn -= 1;
      goneAt = Date.now();
      if (drawn === 0) hold(null);
    };
  }, [due, follows]);
  return due;
}

/** For how many more milliseconds the skeleton on screen stays. */
export const skeletonStays = (): number =>
  staysUntil === null ? 0 : Math.max(0, staysUntil - Date.now());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What came, once the skeleton that stands for it has stood long enough to be seen. All that is drawn of it the first
 * time is drawn in small parts, between which taps are heard; what comes later is drawn at once.
 */
export function useArrived<Data>(data: Data | undefined): Data | undefined {
  const held = useSyncExternalStore(
    subscribe,
    () => staysUntil !== null,
    () => false,
  );
  const here = data !== undefined;
  const [shown, setShown] = useState(here);
  if (shown !== here && !(here && held)) setShown(here);
  const drawn = useDeferredValue(shown);
  return drawn && shown ? data : undefined;
}

/** The same query, whose answer waits for the skeleton that stands for it. */
export const useArriving = <Query extends { readonly data?: unknown }>(query: Query): Query => ({
  ...query,
  data: useArrived(query.data),
});
