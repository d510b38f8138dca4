import type { Fault } from '../fault';

const PLACES = ['client-h5/src/ui/chart/proof/proofChartPlaces.test.ts'];
const JOINED = ['client-h5/src/features/trading/chart/joinedRecord.test.ts'];

const BACKFILLED = ['client-h5/src/ui/chart/backfilled/backfilled.test.tsx'];
const POINTED = ['client-h5/src/ui/chart/figuresPointedAt.test.tsx'];

/** The picture that proves a contract, and the chart beside it. */
export const clientChartFaults: readonly Fault[] = [
  {
    id: 'chart-gap-as-line',
    invariant: 'H1',
    what: 'a gap of the record is drawn as a line',
    file: 'client-h5/src/ui/chart/proof/proofChartPlaces.ts',
    find: 'if (cut || parts.length === 0)',
    replace: 'if (parts.length === 0)',
    tests: PLACES,
  },
  {
    id: 'chart-stream-over-record',
    invariant: 'H1',
    what: 'what the stream has shown stays although the record does not hold it',
    file: 'client-h5/src/features/trading/chart/joinedRecord.ts',
    find: ' && Date.parse(at) <= end',
    replace: '',
    tests: JOINED,
  },
  {
    id: 'chart-past-unsaid',
    invariant: 'P5',
    what: 'nothing says of candles from further back that they were filled in',
    file: 'client-h5/src/ui/chart/backfilled/useBackfilled.ts',
    find: 'if (found.some(isBackfilled)) setFoundOf(() => older);',
    replace: '',
    tests: BACKFILLED,
  },
  {
    id: 'chart-past-in-full-colour',
    invariant: 'P5',
    what: 'the large chart draws what was filled in like what was recorded',
    file: 'client-h5/src/ui/chart/backfilled/StudyChartVeil.ts',
    find: 'backfilled !== true',
    replace: 'backfilled !== false',
    tests: BACKFILLED,
  },
  {
    id: 'chart-price-recorded-by-moving',
    invariant: 'P5',
    what: 'a bar that was filled in looks recorded once a price has moved it',
    file: 'client-h5/src/ui/chart/PriceChartBars.ts',
    find: 'return { ...before, high:',
    replace: 'return { ...before, backfilled: false, high:',
    tests: BACKFILLED,
  },
  {
    id: 'chart-figures-of-loading',
    invariant: 'H1',
    what: 'the inline chart tells the figures of when it was loaded of a bar that prices have moved',
    file: 'client-h5/src/ui/chart/PriceChartAdapter.ts',
    find: '    this.figures.push(figuresOf(bar));\n',
    replace: '',
    tests: POINTED,
    only: 'inline',
  },
  {
    id: 'study-figures-of-loading',
    invariant: 'H1',
    what: 'the large chart tells the figures of when it was loaded of a bar that prices have moved',
    file: 'client-h5/src/ui/chart/StudyChartAdapter.ts',
    find: '    this.#figures.set(bar.time * 1_000, figuresOf(bar));\n',
    replace: '',
    tests: POINTED,
    only: 'large',
  },
  {
    id: 'study-figures-of-nobody',
    invariant: 'H1',
    what: 'the large chart goes on showing figures once nobody points at it',
    file: 'client-h5/src/ui/chart/StudyChartAdapter.ts',
    find: 'paneId === undefined ? NaN : ',
    replace: "paneId === '' ? NaN : ",
    tests: POINTED,
    only: 'large',
  },
];
