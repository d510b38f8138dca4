import type { Fault } from '../fault';

const DESK = 'server/modules/market/desk';
const quoted = [`${DESK}/quoted-only.test.ts`];
const put = [`${DESK}/put-instrument.test.ts`];
const words = [`${DESK}/refused-words.test.ts`];

/** What administrators are refused of markets, and that it says why. */
export const marketRefusalFaults: readonly Fault[] = [
  {
    id: 'quoted-is-offered',
    invariant: 'P3',
    what: 'an administrator who offers terms on what is only quoted is not told why that cannot be',
    file: `${DESK}/set_terms.sql`,
    find: "IF i.symbol = 'USDT/USD' AND p_terms <> '[]' THEN",
    replace: 'IF false THEN',
    tests: quoted,
  },
  {
    id: 'quoted-is-offered-in-the-database',
    invariant: 'P3',
    what: 'the database takes terms on what is only quoted',
    file: 'migrations/market/1766001010000-quoted-only.ts',
    find: 'IF NEW.instrument_id IN (',
    replace: 'IF false AND NEW.instrument_id IN (',
    tests: quoted,
  },
  {
    id: 'feed-refused-as-hours',
    invariant: 'H8',
    what: 'a feed that contracts keep is refused in the words of a calendar',
    file: `${DESK}/change_feed.sql`,
    find: "status := 'FEED_IN_USE'; RETURN;",
    replace: "status := 'CONTRACTS_OPEN'; RETURN;",
    tests: words,
  },
  {
    id: 'prohibited-is-said-of-what-is-open',
    invariant: 'H8',
    what: 'who releases an instrument that is open is told that it is prohibited',
    file: `${DESK}/stop_instrument.sql`,
    find: "CASE WHEN p_stop THEN 'ALREADY_PROHIBITED' ELSE 'ALREADY_RELEASED' END",
    replace: "'ALREADY_PROHIBITED'",
    tests: words,
  },
  {
    id: 'instrument-promises',
    invariant: 'H4',
    what: 'an instrument may be described as sure to rise',
    file: `${DESK}/instrument-facts.ts`,
    find: '      refusePromises(forbiddenUnder(language, text), at);\n',
    replace: '',
    tests: put,
    only: 'may not promise what nobody can keep',
  },
  {
    id: 'prohibited-with-a-promise',
    invariant: 'H4',
    what: 'users read a promise as the reason why an instrument is prohibited',
    file: `${DESK}/prohibit-instrument.ts`,
    find: "  refusePromises(forbiddenInAny(read ?? ''), 'reason');\n",
    replace: '',
    tests: put,
    only: 'is prohibited in words that promise nothing',
  },
  {
    id: 'market-field-not-explained',
    invariant: 'H8',
    what: 'what is wrong in an editor of a market is said by the inner name of its field',
    file: 'client-admin/src/resources/markets/useWanted.ts',
    find: "if (said === undefined || !act.wasRefused('PARAM_INVALID')) return said;",
    replace: "if (said === undefined || act.wasRefused('PARAM_INVALID')) return said;",
    tests: ['client-admin/src/resources/markets/markets.test.tsx'],
    only: 'says what its field wants',
  },
];
