import { useEffect } from 'react';
import { onQuote, quoteState } from './quoteStore';

/** One price of the running visit. */
export interface Tick {
  readonly at: string;
  readonly price: string;
}

/** Five minutes at four quotes a second: the longest contract from entry to end. */
const KEPT = 1_300;

const kept = new Map<string, readonly Tick[]>();
const none: readonly Tick[] = [];

/** Remembers the prices of an instrument while the caller is on screen. */
export function useKeepTicks(id: string): void {
  useEffect(
    () =>
      onQuote(id, () => {
        const quote = quoteState(id)?.quote;
        const before = kept.get(id) ?? none;
        if (!quote || before.at(-1)?.at === quote.at) return;
        kept.set(id, [...before.slice(1 - KEPT), { at: quote.at, price: quote.price }]);
      }),
    [id],
  );
}

/** How many prices this visit has seen of an instrument. */
export const tickCount = (id: string): number => kept.get(id)?.length ?? 0;

/** What was seen between two instants; empty when the screen was not open then. */
export function ticksBetween(id: string, from: string, to: string): readonly Tick[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return (kept.get(id) ?? none).filter(({ at }) => {
    const time = Date.parse(at);
    return time >= start && time <= end;
  });
}
