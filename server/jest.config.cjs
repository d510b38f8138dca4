const { join } = require('node:path');
const { WORKERS, bundled, filesOf, takenOf } = require('./testing/bundles.cjs');

/** Packages that are ES modules only: jest on Node 20 cannot require them as they are. */
const esmOnly = [
  '@scure',
  '@noble',
  'otplib',
  '@otplib',
  'file-type',
  'uint8array-extras',
  'react-hotkeys-hook',
  'd3-geo',
  'd3-array',
  'internmap',
];

const compile = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: false,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'commonjs' },
  },
];

const rootDir = join(__dirname, '..');

const roots = ['server', 'schema', 'migrations', 'client-h5/src', 'client-admin/src'];

/** A pattern of the paths of test files that are left out. */
const without = process.env.TESTS_WITHOUT;
/** The day's part of what days share, as `takenOf` reads it. */
const turn = process.env.TESTS_TURN;

const both = {
  rootDir,
  testPathIgnorePatterns: ['/node_modules/', ...(without ? [without] : [])],
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  transform: {
    '^.+\\.tsx?$': compile({ syntax: 'typescript', tsx: true, decorators: true }),
    '^.+\\.m?js$': compile({ syntax: 'ecmascript' }),
  },
  // How components look is for the browser tests.
  moduleNameMapper: {
    '\\.css$': '<rootDir>/server/testing/class-names.cjs',
    '^@emotion/sheet$': '<rootDir>/server/testing/no-sheet.cjs',
    '^isomorphic-dompurify$': '<rootDir>/server/testing/dompurify.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

const node = {
  ...both,
  displayName: 'node',
  testEnvironment: '<rootDir>/server/testing/node-environment.cjs',
  testMatch: ['**/*.test.ts'],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/server/testing/global-setup.ts',
  globalTeardown: '<rootDir>/server/testing/global-teardown.ts',
};

/** As `npm test` and `npm run check` run them: decision 48. A single file runs by itself, as its author does. */
const inBundles = (project) => ({
  ...project,
  roots: [...project.roots, '<rootDir>/dist/tests'],
  testMatch: bundled({
    ...{ rootDir, roots, ending: '.test.ts', into: 'dist/tests' },
    without,
    turn,
    everyDay: process.env.TESTS_EVERY_DAY,
  }),
});

const drawn = {
  ...both,
  displayName: 'browser',
  testEnvironment: '<rootDir>/server/testing/jsdom-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/server/testing/jsdom-setup.cjs'],
  // All take turns: each of them loads all of a client.
  testMatch: filesOf({ rootDir, roots, ending: '.test.tsx' }).filter(takenOf(turn)),
};

module.exports = {
  rootDir,
  maxWorkers: WORKERS,
  // A worker that has run a hundred files keeps some gigabytes of them, and its collector goes through them each time.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/server/testing/longest-first.cjs',
  testTimeout: 60_000,
  projects: [process.env.TESTS === 'bundled' ? inBundles(node) : node, drawn],
};
