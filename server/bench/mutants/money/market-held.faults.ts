import type { Fault } from '../fault';

const DESK = 'server/modules/market/desk';
const tests = [`${DESK}/market-held.test.ts`];

/** A market is held while what contracts open by changes: before or after a set of orders, never within it. */
export const marketHeldFaults: readonly Fault[] = [
  {
    id: 'terms-change-within-a-set',
    invariant: 'P3',
    what: 'terms change while a set of orders and copies is being placed',
    file: `${DESK}/set_terms.sql`,
    find: '  PERFORM lock_market(p_instrument);\n',
    replace: '',
    tests,
  },
  {
    id: 'prohibited-while-orders-open',
    invariant: 'P10',
    what: 'a contract opens on an instrument after the instant from which it is said to be prohibited',
    file: `${DESK}/stop_instrument.sql`,
    find: '  PERFORM lock_market(p_instrument);\n',
    replace: '',
    tests,
  },
  {
    id: 'unlisted-while-orders-open',
    invariant: 'P10',
    what: 'a contract opens on an instrument after the instant from which it is said to be off the lists',
    file: `${DESK}/put_instrument.sql`,
    find: '    PERFORM lock_market(p_instrument);\n',
    replace: '',
    tests,
  },
  {
    id: 'disputed-market-held-late',
    invariant: 'P12',
    what: 'who prohibits two instruments holds the log while waiting for a market whose holder waits for the log',
    file: 'server/modules/reviews/decision/apply_decisions.sql',
    find: '  PERFORM hold_disputed(',
    replace: '  PERFORM cardinality(',
    tests: ['server/modules/disputes/decision/hold-disputed.test.ts'],
  },
];
