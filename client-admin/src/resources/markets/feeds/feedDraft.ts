import { basisPoints, typedRate } from '../typedRate';
import type { Instrument } from '../market';

/** Where prices come from, as it is typed: times in seconds, the band in percent. */
export interface FeedDraft {
  readonly feed: Instrument['feed'];
  readonly providerSymbol: string;
  readonly pollMs: string;
  readonly staleAfterMs: string;
  readonly sanityBp: string;
}

export const feedFigures = ['pollMs', 'staleAfterMs', 'sanityBp'] as const;
export type FeedFigure = (typeof feedFigures)[number];

const inSeconds = (ms: number): string => String(ms / 1_000);

/** Milliseconds; null for what is no number of seconds with at most three decimals. */
function milliseconds(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? null : Number.parseInt(whole + fraction.padEnd(3, '0'), 10);
}

export const draftOf = (instrument: Instrument): FeedDraft => ({
  feed: instrument.feed,
  providerSymbol: instrument.providerSymbol ?? '',
  pollMs: inSeconds(instrument.pollMs),
  staleAfterMs: inSeconds(instrument.staleAfterMs),
  sanityBp: typedRate(instrument.sanityBp),
});

const readers = { pollMs: milliseconds, staleAfterMs: milliseconds, sanityBp: basisPoints };

/** Whether a figure can be read. */
export const readable = (draft: FeedDraft, figure: FeedFigure): boolean =>
  readers[figure](draft[figure]) !== null;

/** As the server takes it; of a draft in which everything can be read. */
export const changeOf = ({ feed, providerSymbol, ...typed }: FeedDraft) => ({
  feed,
  providerSymbol: feed === 'SIMULATED' ? null : providerSymbol.trim(),
  pollMs: milliseconds(typed.pollMs) ?? 0,
  staleAfterMs: milliseconds(typed.staleAfterMs) ?? 0,
  sanityBp: basisPoints(typed.sanityBp) ?? 0,
});
