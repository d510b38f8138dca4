import { mkdirSync } from 'node:fs';
import { fromRoot } from '../platform/project-root';
import type { Step } from './steps';

const CACHE = fromRoot('node_modules/.cache/tarn');
mkdirSync(CACHE, { recursive: true });

export const JEST_RESULT = `${CACHE}/jest.json`;

/** The other steps read what it writes. */
export const GENERATE: Step = {
  name: 'generated documents',
  command: ['tsx', 'schema/codegen.ts'],
};

const types = (program: string): Step => ({
  name: `types of ${program}`,
  command: ['tsc', '-p', program, '--incremental', '--tsBuildInfoFile', `${CACHE}/${program}.json`],
});

/**
 * Everything that must hold before a change is shared: the quick ones first, so that most faults
 * show within seconds.
 */
export const GATE: readonly Step[] = [
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
  { name: 'dead code', command: ['knip', '--no-progress'] },
  // Without a cache: with types, what is right in a file depends on others.
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  {
    name: 'jest',
    command: [
      ...(['jest', '-c', 'server/jest.config.cjs', '--ci'] as const),
      ...['--json', '--outputFile', JEST_RESULT, '--silent'],
    ],
  },
];
