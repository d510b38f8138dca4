import { randomBytes } from 'node:crypto';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { errorCode } from '../platform/error-code';
import {
  guardAccess,
  LOGIN_ROLES,
  OWNER_ROLE,
  type LoginRole,
} from '../platform/database/database-roles';
import { pause } from '../platform/processes';
import { TEMPLATE, testPasswords } from './test-server';

export { moveClock, resetClock, stopClock } from './clock';

/** Set by the global set-up, read by the workers it starts. */
export const ADMIN_URL_VARIABLE = 'TARN_TEST_DATABASE';

/** A database of its own for one test file, seen through the product's own roles. */
export interface TestDb {
  readonly name: string;
  readonly urls: Readonly<Record<'owner' | 'app' | 'feed' | 'verify', string>>;
  /** Acts as tarn_owner. */
  readonly owner: Pool;
  readonly app: Pool;
  readonly feed: Pool;
  readonly verify: Pool;
  close(): Promise<void>;
}

const OBJECT_IN_USE = '55006';

/** Copies the template; `close` it in afterAll. */
export async function openTestDb(): Promise<TestDb> {
  const adminUrl = process.env[ADMIN_URL_VARIABLE];
  if (adminUrl === undefined) throw new Error('The test database runs only under jest.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = adminPool(adminUrl);
  await copyTemplate(admin, name);
  const urls = urlsOf(adminUrl, name);
  const pools = {
    owner: poolOf(urls.owner),
    app: poolOf(urls.app),
    feed: poolOf(urls.feed),
    // The role has 20 in all, and files of tests run beside each other, with servers that have more of them.
    verify: poolOf(urls.verify, { max: 3 }),
  };
  const close = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { name, urls, ...pools, close };
}

/** One connection makes and drops the databases of all files that share a module registry. */
let shared: Pool | undefined;
const adminPool = (adminUrl: string): Pool =>
  // The process may end while it is open.
  (shared ??= poolOf(adminUrl, { max: 1, allowExitOnIdle: true, idleTimeoutMillis: 0 }));

async function copyTemplate(admin: Pool, name: string): Promise<void> {
  const client = await admin.connect();
  try {
    await copied(client, name);
    await guardAccess(client, name);
  } finally {
    client.release();
  }
}

async function copied(client: PoolClient, name: string): Promise<void> {
  for (;;) {
    try {
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
      return;
    } catch (error) {
      // Another file copies the template at this moment, and copies go one at a time.
      if (errorCode(error) !== OBJECT_IN_USE) throw error;
      await pause(20);
    }
  }
}

function superUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function urlsOf(adminUrl: string, name: string): TestDb['urls'] {
  const owner = new URL(superUrl(adminUrl, name));
  owner.searchParams.set('options', `-c role=${OWNER_ROLE} -c search_path=tarn,pg_temp`);
  const [app, feed, verify] = LOGIN_ROLES.map((role) => loginUrl(adminUrl, name, role));
  if (!app || !feed || !verify) throw new Error('A login role is missing.');
  return { owner: owner.href, app, feed, verify };
}

function loginUrl(adminUrl: string, name: string, role: LoginRole): string {
  const url = new URL(superUrl(adminUrl, name));
  url.username = role;
  url.password = testPasswords[role];
  return url.href;
}

function poolOf(connectionString: string, options: PoolConfig = {}): Pool {
  const pool = new Pool({ connectionString, max: 20, ...options });
  // Connections that a test or a crash ends must not end the process with them.
  pool.on('error', () => undefined);
  return pool;
}
