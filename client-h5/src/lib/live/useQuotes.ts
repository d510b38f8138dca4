import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { live } from './live';
import { QuotesDocument } from './quotes.generated';
import { onQuote, quoteState, takeQuote, type QuoteState } from './quoteStore';

const wanted = new Map<string, number>();
let subscribed = '';
let stop: (() => void) | null = null;
let due: ReturnType<typeof setTimeout> | null = null;

/** Keeps quotes of these instruments coming while the caller is on screen; read them by useQuote. */
export function useQuotes(ids: readonly string[]): void {
  const key = [...ids].sort().join(' ');
  useEffect(() => {
    const mine = key.split(' ').filter((id) => id !== '');
    for (const id of mine) wanted.set(id, (wanted.get(id) ?? 0) + 1);
    schedule();
    return () => {
      for (const id of mine) release(id);
      schedule();
    };
  }, [key]);
}

/** The newest quote of one instrument; a tick repaints only what called this. */
export function useQuote(id: string): QuoteState | undefined {
  const subscribe = useCallback((listener: () => void) => onQuote(id, listener), [id]);
  const newest = () => quoteState(id);
  return useSyncExternalStore(subscribe, newest, newest);
}

function release(id: string): void {
  const left = (wanted.get(id) ?? 1) - 1;
  if (left === 0) wanted.delete(id);
  else wanted.set(id, left);
}

/** Waits a moment, so that going from one screen to the next does not subscribe twice. */
function schedule(delayMs = 40): void {
  if (due !== null) clearTimeout(due);
  due = setTimeout(resubscribe, delayMs);
}

function resubscribe(): void {
  due = null;
  const key = [...wanted.keys()].sort().join(' ');
  if (key === subscribed) return;
  stop?.();
  stop = null;
  subscribed = key;
  if (key === '') return;
  stop = live(
    QuotesDocument,
    { instrumentIds: key.split(' ') },
    { next: ({ quotes }) => quotes.forEach(takeQuote), ended: retry },
  );
}

function retry(): void {
  subscribed = '';
  schedule(2_000);
}
