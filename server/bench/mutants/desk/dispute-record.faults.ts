import type { Fault } from '../fault';

/** What a reviewer sees of the record around a reported contract. */
export const disputeRecordFaults: readonly Fault[] = [
  {
    id: 'report-records-one-by-one',
    invariant: 'QUALITY 3',
    what: 'a list of reports reads the record around each of them, however many',
    file: 'server/modules/disputes/disputes.loaders.ts',
    find: 'new DataLoader((ids) => orderRecords(ctx, ids))',
    replace: 'new DataLoader((ids) => orderRecords(ctx, ids), { maxBatchSize: 1 })',
    tests: ['server/modules/disputes/api/dispute-quotes.test.ts'],
    only: 'few reports',
  },
  {
    id: 'report-record-cut-at-the-expiry',
    invariant: 'H8',
    what: 'the reviewer does not see what came before the opening and after the expiry',
    file: 'server/modules/disputes/order-records.ts',
    find: 'const AROUND_MS = 15_000;',
    replace: 'const AROUND_MS = 0;',
    tests: ['server/modules/disputes/order-records.test.ts'],
  },
  {
    id: 'report-record-without-its-settlement',
    invariant: 'H8',
    what: 'the picture of the record does not mark the quote that settled the contract',
    file: 'client-admin/src/resources/disputes/chart/quotePoints.ts',
    find: 'closing: marked(order.closeQuoteAt, order.closePrice),',
    replace: 'closing: marked(null, order.closePrice),',
    tests: ['client-admin/src/resources/disputes/chart/quotePoints.test.ts'],
  },
];
