import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '../platform/database/database-exists';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/postgres/embedded-postgres';
import { migrate } from '../platform/database/migrate';
import { isAlive, processesIn, signal } from '../platform/processes';
import { deriveSecret } from '../platform/secrets';
import { installTestTools } from './clock';
import { memoryFolder } from './files/memory-folder';

export const TEMPLATE = 'tarn_template';
/** Public on purpose: it protects a database that lives in a temporary folder for minutes. */
const TEST_SECRET = 'a secret that only the tests use';

export const testPasswords = {
  tarn_app: deriveSecret(TEST_SECRET, 'tarn_app'),
  tarn_feed: deriveSecret(TEST_SECRET, 'tarn_feed'),
  tarn_verify: deriveSecret(TEST_SECRET, 'tarn_verify'),
} as const;

/** Speed for what is thrown away anyway. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '300',
  // Rounds by which who connects derives a key.
  scram_iterations: '1',
};

const FOLDER_PREFIX = 'tarn-test-';

export interface TestServer {
  readonly postgres: EmbeddedPostgres;
  /** The superuser's URL; other databases differ in the path only. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

/** A database server in a temporary folder, with a migrated template that tests copy. */
export async function startTestServer(): Promise<TestServer> {
  removeAbandoned();
  // A signal would end the process without `stop`; leaving by exit() stops the database too.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => process.exit(130));
  }
  const folder = mkdtempSync(path.join(memoryFolder(), `${FOLDER_PREFIX}${String(process.pid)}-`));
  chmodSync(folder, 0o755); // or the database's account cannot enter it
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    password: deriveSecret(TEST_SECRET, 'tarn_super'),
    settings: NOT_DURABLE,
  });
  await makeTemplate(postgres.ownerUrl);
  return {
    postgres,
    adminUrl: postgres.ownerUrl,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(adminUrl: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
  const url = new URL(adminUrl);
  url.pathname = `/${TEMPLATE}`;
  await migrate(url.href, { passwords: testPasswords, mode: 'practice' });
  await withClient(url.href, installTestTools);
  // The first connection after a change writes what all later ones begin with, and a copy has it too.
  await withClient(url.href, (client) => client.query('SELECT'));
}

/** What a run that was killed left behind: its folder carries its process id. */
function removeAbandoned(): void {
  const folders = readdirSync(memoryFolder()).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const name of folders) {
    const pid = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const folder = path.join(memoryFolder(), name);
    processesIn(path.join(folder, 'postgres')).forEach((one) => signal(one, 'SIGKILL'));
    rmSync(folder, { recursive: true, force: true });
  }
}
