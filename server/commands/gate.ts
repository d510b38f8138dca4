import { mkdirSync } from 'node:fs';
import { fromRoot } from '../platform/project-root';
import type { Step } from './steps';

const CACHE = fromRoot('node_modules/.cache/tarn');
mkdirSync(CACHE, { recursive: true });

export const JEST_RESULT = `${CACHE}/jest.json`;
export const MUTANTS_RESULT = `${CACHE}/mutants-today.json`;

/** The other steps read what it writes. */
export const GENERATE: Step = {
  name: 'generated documents',
  command: ['tsx', 'schema/codegen.ts'],
};

/** Jest alone and the longest: the one that `npm test` gives more to do. */
const jest = (...more: readonly string[]): Step => ({
  name: 'jest',
  command: [
    ...(['jest', '-c', 'server/jest.config.cjs', '--ci'] as const),
    ...['--json', '--outputFile', JEST_RESULT, '--silent', ...more],
  ],
});

/**
 * What takes minutes together, and only `npm test` has: real servers under thousands of attacks, every
 * right of every role on every table, every operation of both schemas, drawn screens, and waits of seconds.
 */
const LONG_NAMES = [
  ...['accept-upload', 'after-commit', 'audit-(?:csv|log)', 'audit-check', 'AuditList'],
  ...['backfill-history', 'bank-(?:files|lines)', 'bankLines', 'checks', 'credited-by-day'],
  ...['documents', 'embedded-postgres', 'files', 'GoAnywhere', 'grants'],
  ...[
    'heavy-documents',
    'hostile[a-z-]*',
    'idempotency',
    'inputs',
    'invents-nothing',
    'last-prices',
  ],
  ...['heartbeat', 'histories'],
  ...['legacy-settings', 'linear-time', 'lists', 'literal-search', 'live-guard', 'locked-account'],
  ...['log', 'malformed', 'matrix', 'migrate', 'order-totals', 'parity-[a-z-]+', 'partitions'],
  ...[
    'mixed-tries',
    'money-corpus',
    'print-of',
    'providers',
    'replay',
    'staff-pictures',
    'strangers',
  ],
  ...['passwords', 'payment-references', 'plain-text-twins', 'practice', 'quote-fast-path'],
  ...['quote-hub', 'quote-span', 'recharge-(?:queue|rights)', 'record-quotes', 'recorded-quotes'],
  ...['request-checks', 'rest', 'role-watch', 'run-feed', 'run-practice-desk', 'search-users'],
  ...['sessions', 'set-aside', 'settles-once', 'shift', 'sign-in-log', 'simulated'],
  ...['socket-(?:bounds|ends)', 'statement-items', 'thin-quotes', 'throttles', 'undo'],
  ...['useQueue(?:News|Watch)', 'walk', 'ways-in'],
];
const LONG = [
  'server/bench/[a-z-]+\\.test\\.ts$',
  // Screens drawn in a browser's stead: every file loads all of React, and the console's MUI besides.
  '\\.test\\.tsx$',
  `/(?:${LONG_NAMES.join('|')})\\.test\\.ts$`,
];

/**
 * What holds without running anything, longest first. `types and lint` reads the three programs in one
 * process and has the rules that anybody's code keeps; `lint` has the ones that only this project has.
 */
const STANDING: readonly Step[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  {
    name: 'types and lint',
    command: ['oxlint', '--type-check', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  {
    name: 'boundaries',
    command: [
      ...(['depcruise', '--config', '.dependency-cruiser.cjs'] as const),
      ...['server', 'schema', 'migrations', 'client-h5', 'client-admin'],
    ],
  },
  { name: 'schema is fresh', command: ['tsx', 'server/commands/emit-schema.ts', '--check'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
];

/** Everything that must hold before a change is shared. */
export const GATE: readonly Step[] = [
  ...STANDING,
  {
    ...jest('--testPathIgnorePatterns', ...LONG),
    env: { TESTS: 'bundled', TESTS_WITHOUT: LONG.join('|') },
  },
];

/** Plants them in copies of the project, so they may be planted while its tests run. */
export const MUTANTS: Step = {
  name: 'faults of the day',
  command: ['tsx', 'server/commands/mutants.ts', 'today'],
  live: true,
};

/** The same, with the whole of jest: several test files share what they load. */
export const FULL_GATE: readonly Step[] = [
  ...STANDING,
  { ...jest(), env: { TESTS: 'bundled' } },
  MUTANTS,
];
