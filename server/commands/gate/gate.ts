import { mkdirSync } from 'node:fs';
import { fromRoot } from '../../platform/project-root';
import { turnOfDay } from '../../testing/turns';
import { LONG_TESTS } from './long-tests';
import type { Step } from '../steps';

const CACHE = fromRoot('node_modules/.cache/tarn');
mkdirSync(CACHE, { recursive: true });

export const JEST_RESULT = `${CACHE}/jest.json`;
export const MUTANTS_RESULT = `${CACHE}/mutants-today.json`;

/** The other steps read what it writes. */
export const GENERATE: Step = {
  name: 'generated documents',
  command: ['tsx', 'schema/codegen.ts'],
};

/** Several test files share what they load. `dose` says which are left out, in the words of `jest.config.cjs`. */
const jestStep = (dose: Step['env'] = {}): Step => ({
  name: 'jest',
  command: [
    ...(['jest', '-c', 'server/jest.config.cjs', '--ci'] as const),
    ...['--json', '--outputFile', JEST_RESULT, '--silent'],
  ],
  env: { TESTS: 'bundled', ...dose },
});

/** What holds without running anything, longest first. `types and lint` reads the three programs in one process. */
const STANDING: readonly Step[] = [
  {
    name: 'types and lint',
    command: ['oxlint', '--type-check', '--deny-warnings', '--report-unused-disable-directives'],
    // The checker of types is written in Go and ends soon: collecting four times as seldom saves a tenth of its time.
    env: { GOGC: '400' },
  },
  { name: 'lint of the schemas', command: ['eslint', '.', '--max-warnings', '0'] },
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

/** Where money is placed, settled and written down. */
const MONEY = '/modules/(?:ledger|trading)/';

/** What must hold before a change is shared, in two minutes. */
export const GATE: readonly Step[] = [
  ...STANDING,
  jestStep({ TESTS_WITHOUT: LONG_TESTS, TESTS_TURN: turnOfDay(8), TESTS_EVERY_DAY: MONEY }),
];

/**
 * What `npm test` takes of the tests that days share, so that it ends within twenty minutes on two processors: all of
 * them within four days. Of thirteen parts, so that whoever runs it every second, third or seventh day meets them all.
 */
export const TURN = { TESTS_TURN: turnOfDay(13, 4) };

/** The day's tests without a browser. Some have a limit of time: nothing runs beside them. */
export const JEST: Step = jestStep({
  ...TURN,
  TESTS_EVERY_DAY: `${MONEY}|/server/(?:bench|http|rules)/`,
});

/** Plants them in copies of the project, so they may be planted while its tests run. */
export const MUTANTS: Step = {
  name: 'faults of the day',
  command: ['tsx', 'server/commands/mutants.ts', 'today'],
  live: true,
};

/**
 * What runs beside the tests of the browser, one after another, and gives way to them. What comes first may begin while
 * their servers start.
 */
export const BESIDE: readonly Step[] = [MUTANTS, ...STANDING].map((step) => ({
  ...step,
  yielding: true,
}));
