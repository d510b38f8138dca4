import type { Fault } from './fault';

const CANARY = ['server/bench/canary.test.ts'];
const LOG = ['server/platform/log.test.ts'];
const POSTGRES = 'server/platform/postgres/server-process.ts';

/** What the logs of the server and of its database keep of people's input. */
export const logFaults: readonly Fault[] = [
  {
    id: 'database-log-quotes-rows',
    invariant: 'S9',
    what: 'the database writes the row that a constraint refused into its log',
    file: POSTGRES,
    find: "log_error_verbosity: 'terse'",
    replace: "log_error_verbosity: 'default'",
    tests: CANARY,
    only: 'S9',
  },
  {
    id: 'errors-logged-whole',
    invariant: 'S9',
    what: 'an error of the database is logged with its message, which quotes what was sent',
    file: 'server/platform/log-error.ts',
    find: "if (fromDatabase(fields)) return { type: 'DatabaseError', ...kept };",
    replace: '',
    tests: LOG,
    only: 'S9: an error of the database',
  },
  {
    id: 'errors-logged-with-their-fields',
    invariant: 'S9',
    what: 'an error is logged with every field a library hung on it, the values of a statement among them',
    file: 'server/platform/log.ts',
    find: 'err: (error: unknown) => logError(error),',
    replace: 'err: (error: object) => ({ ...error }),',
    tests: CANARY,
    only: 'S9',
  },
  {
    id: 'secret-fields-logged',
    invariant: 'S1',
    what: 'fields called password are logged',
    file: 'server/platform/log.ts',
    find: "  'password',\n  'fundPassword',\n",
    replace: '',
    tests: LOG,
    only: 'S1',
  },
  {
    id: 'torn-socket-is-a-fault',
    invariant: 'QUALITY 3',
    what: 'a message to somebody whose connection was torn off is logged as a fault of the server',
    file: 'server/http/sockets/socket-wire.ts',
    find: '      if (error) socket.terminate();\n      resolve();',
    replace:
      '      if (error) log.error({ err: error }, "a message was not sent");\n      resolve();',
    tests: ['server/http/sockets/socket-bounds.test.ts'],
    only: 'torn off',
  },
  {
    id: 'plain-lines-in-the-log',
    invariant: 'QUALITY 2',
    what: 'what libraries print stands in the log as it is',
    file: 'server/platform/log.ts',
    find: '    console[name as keyof typeof CONSOLE] = (...args: unknown[]) => {',
    replace:
      '    if (name !== "") continue;\n    console[name as keyof typeof CONSOLE] = (...args: unknown[]) => {',
    tests: LOG,
    only: 'lines of libraries',
  },
  {
    id: 'reader-keeps-partitions',
    invariant: 'QUALITY 2',
    what: 'making partitions waits for a reader as long as it likes, and ends the start',
    file: 'server/modules/market/make-partitions.ts',
    find: '    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;',
    replace: '    throw error;',
    tests: ['server/modules/market/partitions.test.ts'],
  },
  {
    id: 'verifier-keeps-transactions',
    invariant: 'O5',
    what: 'a transaction that the verifier keeps open is never ended',
    file: 'server/platform/database/role-watch.ts',
    find: '    await endOldTransactions(owner, transactionMinutesMax);\n',
    replace: '',
    tests: ['server/platform/database/role-watch.test.ts'],
    only: 'keeps open',
  },
];
