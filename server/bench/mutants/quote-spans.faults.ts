import type { Fault } from './fault';

const SPAN = 'server/modules/market/spans/quote-span.test.ts';
const THIN = 'server/modules/market/spans/thin-quotes.test.ts';
const GAPS = 'server/modules/market/spans/quote-gaps.test.ts';

/** The record between two instants: what a chart is drawn from. */
export const quoteSpanFaults: readonly Fault[] = [
  {
    id: 'span-turn-dropped',
    invariant: 'H1',
    what: 'thinning forgets the lows',
    file: 'server/modules/market/spans/thin-quotes.ts',
    find: 'step * way < 0)',
    replace: 'step < 0 && way > 0)',
    tests: [THIN],
    only: 'turns wherever the prices turned',
  },
  {
    id: 'span-high-dropped',
    invariant: 'H1',
    what: 'a bucket of a long span forgets its highest quote',
    file: 'server/modules/market/spans/thin-quotes.ts',
    find: 'byPrice[0], byPrice.at(-1), ',
    replace: 'byPrice[0], ',
    tests: [THIN],
    only: 'reaches every high and low',
  },
  {
    id: 'span-ahead-of-now',
    invariant: 'H1',
    what: 'quotes of later than now are told',
    file: 'server/modules/market/spans/quote-span.ts',
    find: 'to: Math.min(to, frame.now.getTime()) }, frame)',
    replace: 'to }, frame)',
    tests: [SPAN],
    only: 'never run ahead of the clock',
  },
  {
    id: 'span-without-bound',
    invariant: 'QUALITY 3',
    what: 'a span may be a hundred years long',
    file: 'server/modules/market/spans/quote-span.ts',
    find: 'length >= 0 && length <= limits.spanMsMax',
    replace: 'length >= 0',
    tests: [SPAN],
    only: 'longer than two hours',
  },
  {
    id: 'span-final-early',
    invariant: 'H1',
    what: 'a span is remembered for good while quotes may still be added',
    file: 'server/modules/market/spans/quote-span.ts',
    find: 'frame.now.getTime() - to > FINAL_AFTER_MS',
    replace: 'frame.now.getTime() >= to',
    tests: [SPAN],
    only: 'are final once nothing can be added',
  },
  {
    id: 'span-many-aliases',
    invariant: 'QUALITY 3',
    what: 'one document asks for as many spans as it has aliases',
    file: 'server/modules/market/spans/quote-spans.ts',
    find: "  if (asked.length > limits.spansPerRequestMax) refuse('PARAM_INVALID', { field: 'quotes' });\n",
    replace: '',
    tests: [SPAN],
    only: 'many in one document',
  },
  {
    id: 'span-gap-while-closed',
    invariant: 'H1',
    what: 'the hours in which a market is closed count as silence of the feed',
    file: 'server/modules/market/spans/quote-gaps.ts',
    find: 'const silent = shared({ from, to }, period);',
    replace: 'const silent = { from, to: to + 0 * period.to };',
    tests: [GAPS],
    only: 'is none while the market is closed',
  },
  {
    id: 'sparkline-other-span',
    invariant: 'H1',
    what: 'the small chart begins elsewhere than the change in percent beside it',
    file: 'server/modules/market/sparklines.ts',
    find: 'ELSE round(q.previous_close, i.decimals)::text || ARRAY(',
    replace: 'ELSE ARRAY(',
    tests: ['server/modules/market/quotes.test.ts'],
    only: 'has a small chart of the span',
  },
];
