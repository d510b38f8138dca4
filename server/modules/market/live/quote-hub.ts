import type { Bus } from '../../../platform/bus';
import { log } from '../../../platform/log';
import type { Quote } from '../quotes';
import { newestOnly } from './newest-only';

/** The parts of a quote that a live frame carries. */
export type LiveQuote = Omit<Quote, 'previousPrice'>;

export interface QuoteHubOptions {
  readonly bus: Pick<Bus, 'on'>;
  /** The newest recorded quotes, null where there is none: the same read that lists use. */
  readonly loadLatest: (instrumentIds: readonly string[]) => Promise<readonly (LiveQuote | null)[]>;
}

/** Gets the newest quotes at once, then what is new; nothing twice within a quarter of a second. */
export type QuoteListener = (changed: readonly LiveQuote[]) => void;

export interface QuoteHub {
  /** Answers with the way to stop. */
  subscribe(instrumentIds: readonly string[], listener: QuoteListener): () => void;
  /** The newest quotes of instruments that somebody watches; the others are left out. */
  known(instrumentIds: Iterable<string>): LiveQuote[];
  /** The same as a stream for ordinary execution; whoever reads slowly gets only the newest. */
  quotesFor(instrumentIds: readonly string[]): AsyncIterableIterator<LiveQuote[]>;
  close(): void;
}

/** At most four updates a second. */
const PACE_MS = 250;
/** After this long without news everything watched is read again, in case a notice was lost. */
const SWEEP_MS = 5_000;

/** Reads what the bus names once per process and beat, and publishes it to everyone who watches it. */
export function createQuoteHub({ bus, loadLatest }: QuoteHubOptions): QuoteHub {
  const watched = new Watched();
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let lastBeat = -PACE_MS;

  async function beat(): Promise<void> {
    timer = undefined;
    lastBeat = performance.now();
    const ids = [...due].filter((id) => watched.has(id));
    due.clear();
    const quotes = ids.length > 0 ? await loadLatest(ids) : [];
    watched.publish(
      quotes.filter((quote) => quote !== null).filter((quote) => watched.learn(quote)),
    );
  }
  const wake = (ids: Iterable<string>) => {
    for (const id of ids) due.add(id);
    const wait = Math.max(0, lastBeat + PACE_MS - performance.now());
    timer ??= setTimeout(() => void beat().catch(report), wait);
  };
  const unlisten = bus.on('quotes', wake);
  const sweep = setInterval(() => {
    if (performance.now() - lastBeat > SWEEP_MS) wake(watched.ids());
  }, SWEEP_MS).unref();

  async function greet(ids: readonly string[], listener: QuoteListener): Promise<void> {
    const strange = ids.filter((id) => !watched.knows(id));
    const quotes = strange.length > 0 ? await loadLatest(strange) : [];
    quotes.forEach((quote) => quote && watched.learn(quote));
    const newest = watched.known(ids);
    if (newest.length > 0 && watched.listens(listener)) listener(newest);
  }
  function subscribe(instrumentIds: readonly string[], listener: QuoteListener) {
    const ids = [...new Set(instrumentIds)];
    const stop = watched.add(ids, listener);
    void greet(ids, listener).catch(report);
    return stop;
  }

  return {
    subscribe,
    known: (ids) => watched.known(ids),
    quotesFor: (ids) =>
      newestOnly<LiveQuote>(
        ({ instrumentId }) => instrumentId,
        (listener) => subscribe(ids, listener),
      ),
    close() {
      clearTimeout(timer);
      clearInterval(sweep);
      unlisten();
    },
  };
}

const report = (error: unknown) => {
  log.warn({ err: error }, 'quotes not loaded');
};

/** Who listens to which instruments, and the newest quote of each. */
class Watched {
  private readonly listeners = new Map<QuoteListener, readonly string[]>();
  private readonly watchers = new Map<string, Set<QuoteListener>>();
  private readonly newest = new Map<string, LiveQuote>();

  readonly has = (id: string): boolean => this.watchers.has(id);
  readonly knows = (id: string): boolean => this.newest.has(id);
  readonly listens = (listener: QuoteListener): boolean => this.listeners.has(listener);
  readonly ids = (): Iterable<string> => this.watchers.keys();

  add(ids: readonly string[], listener: QuoteListener): () => void {
    this.listeners.set(listener, ids);
    for (const id of ids) this.watchers.set(id, (this.watchers.get(id) ?? new Set()).add(listener));
    return () => {
      this.remove(listener);
    };
  }

  private remove(listener: QuoteListener): void {
    for (const id of this.listeners.get(listener) ?? []) {
      const others = this.watchers.get(id);
      others?.delete(listener);
      if (others?.size !== 0) continue;
      this.watchers.delete(id);
      this.newest.delete(id); // what nobody watches is not kept up to date
    }
    this.listeners.delete(listener);
  }

  known(ids: Iterable<string>): LiveQuote[] {
    return [...ids].flatMap((id) => this.newest.get(id) ?? []);
  }

  /** Whether it was news: an answer that was overtaken by a newer one is not. */
  learn(quote: LiveQuote): boolean {
    const before = this.newest.get(quote.instrumentId);
    if (!this.has(quote.instrumentId)) return false;
    if (before && BigInt(before.id) >= BigInt(quote.id)) return false;
    this.newest.set(quote.instrumentId, quote);
    return true;
  }

  publish(changed: readonly LiveQuote[]): void {
    if (changed.length === 0) return;
    const byId = new Map(changed.map((quote) => [quote.instrumentId, quote]));
    for (const [listener, ids] of this.listeners) {
      const news = ids.flatMap((id) => byId.get(id) ?? []);
      if (news.length > 0) listener(news);
    }
  }
}
