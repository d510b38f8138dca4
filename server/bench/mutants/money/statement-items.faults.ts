import type { Fault } from '../fault';

const FILE = 'server/modules/ledger/statement-items.ts';
const tests = ['server/modules/ledger/statement-items.test.ts'];

/** The statement with one item for each contract or request. */
export const statementItemFaults: readonly Fault[] = [
  {
    id: 'statement-object-twice',
    invariant: 'H1',
    what: 'a contract that was settled stands in the statement twice',
    file: FILE,
    find: 'later.id > m.id AND own.user_id = $1',
    replace: 'later.id > m.id AND false',
    tests,
  },
  {
    id: 'statement-object-newest-only',
    invariant: 'H1',
    what: 'an item says what its newest movement did, not what the contract did',
    file: FILE,
    find: "WHERE ${objectOf('every')} = ${objectOf('m')} AND a.user_id = $1 AND a.kind = 'available'",
    replace: "WHERE every.id = m.id AND a.user_id = $1 AND a.kind = 'available'",
    tests,
  },
  {
    id: 'statement-lines-of-others',
    invariant: 'A1',
    what: 'the lines of another user’s contract are told to whoever knows a number',
    file: FILE,
    find: 'WHERE m.id = $2 AND a.user_id = $1',
    replace: 'WHERE m.id = $2 AND $1::bigint > 0',
    tests,
  },
  {
    id: 'statement-lines-cut',
    invariant: 'H1',
    what: 'of a holding of many nights the lines behind the first page are told to nobody',
    file: FILE,
    find: '(every.id <= $3 / 16 AND p.movement_id * 16 + p.position < $3)',
    replace: 'false',
    tests: ['server/modules/yield/api/entries.test.ts'],
  },
  {
    id: 'message-in-one-language',
    invariant: 'H6',
    what: 'a message names its project in English, whatever its reader reads',
    file: 'server/modules/notifications/say-message.ts',
    find: 'figure[language]',
    replace: 'figure.en',
    tests: ['server/modules/yield/interest/holding-news.test.ts'],
  },
];
