import type { Fault } from './fault';

const GATHERED = ['server/platform/gathered-call.test.ts'];

const KEYS = 'migrations/ledger/1765110010000-keys-without-counting.ts';

export const gatheredFaults: readonly Fault[] = [
  {
    id: 'lost-call-repeated',
    invariant: 'M7',
    what: 'calls are made again after a lost connection, though the first may have been committed',
    file: 'server/platform/gathered-call.ts',
    find: 'if (all.length === 1 || isLostConnection(error)) throw error;',
    replace: 'if (all.length === 1) throw error;',
    tests: GATHERED,
  },
  {
    id: 'one-call-breaks-all',
    invariant: 'QUALITY 2',
    what: 'one call that breaks its transaction breaks those it was gathered with',
    file: 'server/platform/gathered-call.ts',
    find: 'if (all.length === 1 || isLostConnection(error)) throw error;',
    replace: 'throw error;',
    tests: GATHERED,
  },
  {
    id: 'answers-as-they-come',
    invariant: 'A2',
    what: 'what is read for many is given in the order in which the rows come',
    file: 'server/platform/in-order.ts',
    find: 'keys.map((key) => byKey.get(key) ?? null)',
    replace: 'keys.map((key, n) => (byKey.has(key) ? (found[n] ?? null) : null))',
    tests: ['server/platform/in-order.test.ts'],
  },
  {
    id: 'key-of-any-character',
    invariant: 'M7',
    what: 'the database takes a key of any characters',
    file: KEYS,
    find: " AND key !~ '[^A-Za-z0-9._:-]'",
    replace: '',
    tests: ['server/platform/idempotency/idempotency.test.ts'],
  },
  {
    id: 'key-of-any-length',
    invariant: 'M7',
    what: 'the database takes a key of any length',
    file: KEYS,
    find: 'length(key) BETWEEN 8 AND 128 AND ',
    replace: '',
    tests: ['server/platform/idempotency/idempotency.test.ts'],
  },
  {
    id: 'bench-counts-refusals',
    invariant: 'M9',
    what: 'the bench counts refused orders as placed',
    file: 'server/bench/speed/placing.ts',
    find: "1 / min((status = 'OK')::int)",
    replace: 'count(*)',
    tests: ['server/bench/speed/placing.test.ts'],
    only: 'refused',
  },
];
