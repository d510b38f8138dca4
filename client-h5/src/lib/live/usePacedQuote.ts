import { useCallback, useSyncExternalStore } from 'react';
import { onQuote, quoteState, type QuoteState } from './quoteStore';

const PAINT_MS = 500;
const shown = new Map<string, QuoteState>();

/** The newest quote, at most twice a second unless asked otherwise, and for all rows at the same instants. */
export function usePacedQuote(id: string, paintMs = PAINT_MS): QuoteState | undefined {
  const subscribe = useCallback(
    (listener: () => void) => follow(id, paintMs, listener),
    [id, paintMs],
  );
  const newest = () => shown.get(keyOf(id, paintMs)) ?? quoteState(id);
  return useSyncExternalStore(subscribe, newest, newest);
}

const keyOf = (id: string, paintMs: number) => `${id} ${String(paintMs)}`;

function follow(id: string, paintMs: number, listener: () => void): () => void {
  let due: ReturnType<typeof setTimeout> | null = null;
  const show = () => {
    due = null;
    const state = quoteState(id);
    if (state) shown.set(keyOf(id, paintMs), state);
    listener();
  };
  const off = onQuote(id, () => {
    due ??= setTimeout(show, paintMs - (Date.now() % paintMs));
  });
  show();
  return () => {
    if (due !== null) clearTimeout(due);
    off();
  };
}
