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

const types = (program: string): Step => ({
  name: `types of ${program}`,
  command: ['tsc', '-p', program, '--incremental', '--tsBuildInfoFile', `${CACHE}/${program}.json`],
});

/** Jest alone and the longest: the one that `npm test` gives more to do. */
const jest = (...more: readonly string[]): Step => ({
  name: 'jest',
  command: [
    ...(['jest', '-c', 'server/jest.config.cjs', '--ci'] as const),
    ...['--json', '--outputFile', JEST_RESULT, '--silent', ...more],
  ],
});

/** Real servers, whole databases and thousands of attacks take minutes: only `npm test` has them. */
const LONG_NAMES = [
  ...['audit-check', 'backfill-history', 'bank-files', 'embedded-postgres', 'hostile[a-z-]*'],
  ...['legacy-settings', 'linear-time', 'literal-search', 'malformed', 'order-totals'],
  ...['parity-[a-z]+', 'plain-text-twins', 'practice', 'record-quotes', 'role-watch', 'run-feed'],
  ...[
    'search-users',
    'set-aside',
    'settles-once',
    'socket-(?:bounds|ends)',
    'throttles',
    'ways-in',
  ],
];
const LONG = ['server/bench/[a-z-]+\\.test\\.ts$', `/(?:${LONG_NAMES.join('|')})\\.test\\.ts$`];

/**
 * One program's files. Each program has a process of its own: together their types fill the memory,
 * and lint takes half as long again. No cache: with types, what is right in a file depends on others.
 */
const lint = (program: string, ...files: readonly string[]): Step => ({
  name: `lint of ${program}`,
  command: ['eslint', ...files, '--max-warnings', '0'],
});

/**
 * What holds without running anything. Lint takes as long as all others together; the quick ones are
 * beside it, so that most faults show within seconds.
 */
const STANDING: readonly Step[] = [
  lint('server and schema', '.', '--ignore-pattern', 'client-*/**'),
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '.',
      '!schema/*.graphql',
      '--cache',
      '--cache-location',
      `${CACHE}/prettier`,
    ],
  },
  {
    name: 'boundaries',
    command: [
      ...(['depcruise', '--config', '.dependency-cruiser.cjs'] as const),
      ...['server', 'schema', 'migrations', 'client-h5', 'client-admin'],
    ],
  },
  types('server'),
  { name: 'schema is fresh', command: ['tsx', 'server/commands/emit-schema.ts', '--check'] },
  types('client-h5'),
  types('client-admin'),
  lint('client-admin', 'client-admin'),
  lint('client-h5', 'client-h5'),
  { name: 'dead code', command: ['knip', '--no-progress'] },
];

/** Everything that must hold before a change is shared. */
export const GATE: readonly Step[] = [...STANDING, jest('--testPathIgnorePatterns', ...LONG)];

/** The same, with the whole of jest. */
export const FULL_GATE: readonly Step[] = [...STANDING, jest()];
