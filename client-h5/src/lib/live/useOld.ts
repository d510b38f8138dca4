import { useSyncExternalStore } from 'react';
import { isOld, onSecond, type LiveQuote, type QuoteState } from './quoteStore';

/**
 * Whether what is shown of an instrument is older than the platform's bound: its newest tick, and where
 * none ever came, what the query knew.
 */
export function useOld(
  live: QuoteState | undefined,
  first: Pick<LiveQuote, 'at'> | null | undefined,
): boolean {
  const past = useSyncExternalStore(
    onSecond,
    () => first != null && isOld(first),
    // A page that the server draws is as new as its answer.
    () => false,
  );
  return live?.stale ?? past;
}
