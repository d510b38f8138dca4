import type { ProofContract, ProofRecord, TimeWindow } from './proofTypes';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Places {
  readonly x: (at: string) => number;
  readonly y: (price: string) => number;
  /** Right end of the prices; their labels stand beyond it. */
  readonly right: number;
  readonly bottom: number;
  /** One line for each stretch without a gap. */
  readonly lines: readonly string[];
  readonly timeMarks: readonly number[];
  readonly priceMarks: readonly number[];
}

interface Drawn {
  readonly record: ProofRecord;
  readonly contracts: readonly ProofContract[];
  readonly view: TimeWindow;
  readonly size: Size;
  /** Of the prices, for the width of their labels. */
  readonly labelWidth: number;
}

/** Above the prices stand the words of the expiry line, below them the times. */
const TOP = 28;
const BOTTOM = 24;
const TIMES = 3;
const PRICES = 4;

/** Where everything lies on the canvas. Pure; the time axis is even, so a silence is as long as it was. */
export function proofPlaces({ record, contracts, view, size, labelWidth }: Drawn): Places {
  const right = size.width - labelWidth;
  const bottom = size.height - BOTTOM;
  const range = priceRange(record, contracts, view);
  const scale = (bottom - TOP - 12) / (range.high - range.low);
  const xOf = (at: number) => ((at - view.from) / (view.to - view.from)) * right;
  const yOf = (price: number) => bottom - 6 - (price - range.low) * scale;
  const x = (at: string) => xOf(Date.parse(at));
  const y = (price: string) => yOf(Number(price));
  const step = (view.to - view.from) / (TIMES + 1);
  return {
    x,
    y,
    right,
    bottom,
    lines: stretches(record).map(
      (quotes) =>
        `M${quotes.map(({ at, price }) => `${x(at).toFixed(1)} ${y(price).toFixed(1)}`).join('L')}`,
    ),
    timeMarks: Array.from({ length: TIMES }, (_, n) => view.from + step * (n + 1)),
    priceMarks: Array.from(
      { length: PRICES },
      (_, n) => range.low + ((range.high - range.low) * n) / (PRICES - 1),
    ),
  };
}

/** The record cut where it has gaps: nothing is drawn from one side of a gap to the other. */
export function stretches({ quotes, gaps }: ProofRecord): ProofRecord['quotes'][] {
  const cuts = gaps.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
  const parts: ProofRecord['quotes'][number][][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const quote of quotes) {
    const at = Date.parse(quote.at);
    const start = before;
    const cut = cuts.some(({ from, to }) => from < at && to > start);
    if (cut || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(quote);
    before = at;
  }
  return parts;
}

/** What is in sight, the prices of the contracts always; never without height. */
function priceRange(
  { quotes }: ProofRecord,
  contracts: readonly ProofContract[],
  view: TimeWindow,
) {
  const seen = quotes.filter(({ at }) => {
    const time = Date.parse(at);
    return time >= view.from && time <= view.to;
  });
  const marked = contracts.flatMap(({ entry, settlement }) => [
    entry.price,
    ...(settlement ? [settlement.price] : []),
  ]);
  const prices = [...seen.map(({ price }) => price), ...marked].map(Number);
  if (prices.length === 0) return { low: 0, high: 1 };
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const room = high > low ? 0 : Math.abs(high) * 1e-6 || 1;
  return { low: low - room, high: high + room };
}
