import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { filesBelow, takenOf } from '../testing/bundles.cjs';
import { dataDirOf, servers, WORKERS } from './worlds/servers';

/** From registering to a settled result, and what proves it: whatever the day. */
const EVERY_DAY = ['first-slice', 'certificate'];

/** The longest by themselves. What takes minutes and comes last leaves the other workers with nothing to do. */
const LONG = ['shift', 'dispute', 'locked', 'certificate', 'market-desk', 'content', 'support'];

const all = filesBelow(__dirname, '.spec.ts').map((file) => basename(file, '.spec.ts'));
const named = (names: readonly string[]): string[] => names.map((name) => `${name}.spec.ts`);

/** The long ones come first, so that each day has about as many of them. */
const today = [...LONG, ...all.filter((name) => !LONG.includes(name))].filter(
  takenOf(process.env.TESTS_TURN, (name) => !EVERY_DAY.includes(name)),
);

/** Browser tests run against the product as a newcomer starts it: built, on an empty data folder. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: named(today.filter((name) => LONG.includes(name))) },
    { name: 'others', testMatch: named(today.filter((name) => !LONG.includes(name))) },
  ],
  globalSetup: './unpack-browser.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: WORKERS,
  timeout: 120_000,
  // Servers and browsers share two processors, and a busy machine is no reason for red.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    // It would fetch all files of the app for each phone of each test; `first-sight` has it.
    serviceWorkers: 'block',
  },
  webServer: servers().map(({ port, address }) => ({
    // What is asked to end ends the server first, and what it kept goes with it.
    command: 'trap : TERM; node server/commands/start.cjs; rm -rf -- "$DATA_DIR"',
    cwd: join(__dirname, '../..'),
    env: {
      PORT: port,
      DATA_DIR: dataDirOf(port),
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: 'loopback',
    },
    url: `${address}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    reuseExistingServer: false,
  })),
});
