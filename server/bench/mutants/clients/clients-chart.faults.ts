import type { Fault } from '../fault';

const PLACES = ['client-h5/src/ui/chart/proof/proofChartPlaces.test.ts'];
const JOINED = ['client-h5/src/features/trading/chart/joinedRecord.test.ts'];

/** The picture that proves a contract. */
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
];
