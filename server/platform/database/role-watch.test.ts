import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { withClient } from './database-exists';
import {
  connectionUrls,
  rolePasswords,
  superuserCommands,
  type ConnectionUrls,
  type RolePasswords,
} from './database-roles';
import { readConfig } from '../config';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres/embedded-postgres';
import { migrate } from './migrate';
import { mendRoles } from './role-watch';

/** A server of its own: what is done to roles here would be done to every other test. */
let folder: string;
let postgres: EmbeddedPostgres;
let urls: ConnectionUrls;
let passwords: RolePasswords;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), `tarn-test-${String(process.pid)}-roles-`));
  chmodSync(folder, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir: folder, password: 'only-for-this-test' });
  const config = { ...readConfig({ DATA_DIR: folder }), appSecret: 's'.repeat(64) };
  urls = connectionUrls(config, postgres.ownerUrl);
  passwords = rolePasswords(config, urls);
  await migrate(postgres.ownerUrl, { passwords, mode: 'practice' });
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const mend = () => mendRoles({ ownerUrl: () => postgres.ownerUrl, urls, passwords });
const opens = (url: string) =>
  withClient(url, () => Promise.resolve()).then(
    () => true,
    () => false,
  );

it('O5: nothing is mended of roles that are as they were made', async () => {
  expect(await mend()).toEqual([]);
});

it.each(['tarn_feed', 'tarn_verify'] as const)(
  'O5: a new password of %s for itself is put back, and the address opens again',
  async (role) => {
    const url = role === 'tarn_feed' ? urls.feed : urls.verify;
    await withClient(url, (client) => client.query(`ALTER ROLE ${role} PASSWORD 'mine alone'`));
    expect(await opens(url)).toBe(false);
    expect(await mend()).toEqual([role]);
    expect(await opens(url)).toBe(true);
  },
);

it('O5: a time-out that the verifier took off itself is put back', async () => {
  await withClient(urls.verify, (client) =>
    client.query('ALTER ROLE tarn_verify SET statement_timeout = 0'),
  );
  expect(await mend()).toEqual(['tarn_verify']);
  const shown = await withClient(urls.verify, (client) =>
    client.query<{ statement_timeout: string }>('SHOW statement_timeout'),
  );
  expect(shown.rows[0]?.statement_timeout).toBe('5min');
});

it('O5: a transaction that the verifier keeps open is ended, whatever its time-outs say', async () => {
  const kept = new Client({ connectionString: urls.verify });
  const ended = new Promise<void>((resolve) => {
    kept.on('error', () => {
      resolve();
    });
  });
  await kept.connect();
  await kept.query(
    'SET idle_in_transaction_session_timeout = 0; BEGIN; SELECT 1 FROM verify.quote',
  );
  await mend();
  expect((await kept.query('SELECT 1')).rowCount).toBe(1);
  await mendRoles({ ownerUrl: () => postgres.ownerUrl, urls, passwords, transactionMinutesMax: 0 });
  await ended;
  await expect(kept.query('SELECT 1')).rejects.toThrow();
});

it('O5: where the owner is no superuser, the commands for one are named, and close what was open', async () => {
  await withClient(postgres.ownerUrl, async (client) => {
    await client.query(`CREATE ROLE plain_owner LOGIN CREATEROLE CREATEDB PASSWORD 'plain'`);
    await client.query('GRANT tarn_owner TO plain_owner WITH ADMIN TRUE, INHERIT TRUE, SET TRUE');
    for (const role of ['tarn_app', 'tarn_feed', 'tarn_verify']) {
      await client.query(`GRANT ${role} TO plain_owner WITH ADMIN TRUE`);
    }
  });
  const owner = new URL(postgres.ownerUrl);
  owner.username = 'plain_owner';
  owner.password = 'plain';
  const maintenance = new URL(owner);
  maintenance.pathname = '/tarn';
  // A database of its own, made from the empty template: what a superuser closed elsewhere is open in it.
  await withClient(postgres.ownerUrl, (client) =>
    client.query('CREATE DATABASE plain OWNER plain_owner TEMPLATE template0'),
  );
  owner.pathname = '/plain';
  await migrate(owner.href, { passwords, mode: 'practice' });
  const verify = new URL(urls.verify);
  verify.pathname = '/plain';
  const lock = () =>
    withClient(verify.href, (client) => client.query('SELECT pg_try_advisory_lock(1)')).then(
      () => 'taken',
      (error: unknown) => String(error),
    );
  expect(await lock()).toBe('taken');
  const commands = await withClient(owner.href, superuserCommands);
  expect(commands).toContain(
    'REVOKE EXECUTE ON FUNCTION pg_catalog.pg_try_advisory_lock(bigint) FROM PUBLIC',
  );
  const asSuper = new URL(postgres.ownerUrl);
  asSuper.pathname = '/plain';
  await withClient(asSuper.href, async (client) => {
    for (const command of commands) await client.query(command);
  });
  expect(await lock()).toMatch(/permission denied/);
  expect(await withClient(owner.href, superuserCommands)).toEqual([]);
  // The owner itself still migrates: it needs the locks that others lost.
  await migrate(owner.href, { passwords: { ...passwords }, mode: 'practice' });
});
