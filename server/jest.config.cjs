const { join } = require('node:path');

/** Packages that are ES modules only: jest on Node 20 cannot require them as they are. */
const esmOnly = [
  '@scure',
  '@noble',
  'otplib',
  '@otplib',
  'file-type',
  'uint8array-extras',
  'react-hotkeys-hook',
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

module.exports = {
  rootDir: join(__dirname, '..'),
  roots: ['server', 'schema', 'migrations', 'client-h5/src', 'client-admin/src'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '^.+\\.tsx?$': compile({ syntax: 'typescript', tsx: true, decorators: true }),
    '^.+\\.m?js$': compile({ syntax: 'ecmascript' }),
  },
  // Components are drawn as text; how they look is for the browser tests.
  moduleNameMapper: { '\\.css$': '<rootDir>/server/testing/no-styles.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/server/testing/global-setup.ts',
  globalTeardown: '<rootDir>/server/testing/global-teardown.ts',
  maxWorkers: 2,
  testTimeout: 30_000,
};
