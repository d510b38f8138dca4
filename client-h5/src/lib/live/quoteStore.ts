import { serverNow, staleAfterMs } from '../time/serverClock';
import type { QuotesSubscription } from './quotes.generated';

export type LiveQuote = QuotesSubscription['quotes'][number];

export interface QuoteState {
  readonly quote: LiveQuote;
  /** True when no newer quote came within the platform's bound. */
  readonly stale: boolean;
}

const states = new Map<string, QuoteState>();
const listeners = new Map<string, Set<() => void>>();
const seconds = new Set<() => void>();
let watch: ReturnType<typeof setInterval> | null = null;

/** Whether a quote is older than the platform's bound. */
export const isOld = ({ at }: Pick<LiveQuote, 'at'>): boolean =>
  serverNow() - Date.parse(at) > staleAfterMs();

export const quoteState = (id: string): QuoteState | undefined => states.get(id);

export function takeQuote(quote: LiveQuote): void {
  if (states.get(quote.instrumentId)?.quote.id === quote.id) return;
  set(quote.instrumentId, { quote, stale: isOld(quote) });
}

/** Only what shows this instrument hears of it. */
export function onQuote(id: string, listener: () => void): () => void {
  const set = listeners.get(id) ?? new Set();
  listeners.set(id, set.add(listener));
  keepWatch();
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(id);
    keepWatch();
  };
}

/** Called each second, after what is old by then was marked. */
export function onSecond(listener: () => void): () => void {
  seconds.add(listener);
  keepWatch();
  return () => {
    seconds.delete(listener);
    keepWatch();
  };
}

function keepWatch(): void {
  if (listeners.size + seconds.size > 0) {
    watch ??= setInterval(markStale, 1_000);
    return;
  }
  if (watch !== null) clearInterval(watch);
  watch = null;
}

function markStale(): void {
  for (const id of listeners.keys()) {
    const state = states.get(id);
    if (!state) continue;
    const stale = isOld(state.quote);
    if (stale !== state.stale) set(id, { ...state, stale });
  }
  for (const listener of seconds) listener();
}

function set(id: string, state: QuoteState): void {
  states.set(id, state);
  for (const listener of listeners.get(id) ?? []) listener();
}
