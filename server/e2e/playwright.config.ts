import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = 3190;
const dataDir = join(tmpdir(), `tarn-e2e-${String(process.pid)}`);

const ADDRESS = `http://127.0.0.1:${String(PORT)}`;

/** Browser tests run against the product as a newcomer starts it: built, on its own empty data folder. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 10_000,
    baseURL: ADDRESS,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  },
  webServer: {
    command: 'node --import tsx server/commands/start.ts',
    cwd: join(__dirname, '../..'),
    env: {
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: 'loopback',
    },
    url: `${ADDRESS}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
  },
});
