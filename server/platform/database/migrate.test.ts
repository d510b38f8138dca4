import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testPasswords } from '../../testing/test-server';
import type { Config } from '../config';
import { withClient } from './database-exists';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres/embedded-postgres';
import { migrate } from './migrate';
import { pendingMigrations } from './pending-migrations';
import { modeOfRights } from './practice-functions';

/** A server of its own, because roles belong to the whole server and here somebody else makes them. */
describe('npm run migrate with an outside database', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tarn-migrate-'));
  let postgres: EmbeddedPostgres;
  let operatorUrl: string;

  beforeAll(async () => {
    chmodSync(dataDir, 0o755);
    const settings = { fsync: 'off' };
    postgres = await startEmbeddedPostgres({ dataDir, password: 'super', settings });
    const url = new URL(postgres.ownerUrl);
    await withClient(url.href, async (client) => {
      await client.query(`CREATE ROLE operator LOGIN CREATEROLE PASSWORD 'operator'`);
      await client.query('CREATE DATABASE rented OWNER operator');
    });
    url.username = 'operator';
    url.password = 'operator';
    url.pathname = '/rented';
    operatorUrl = url.href;
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  });

  const urlOf = (role: keyof typeof testPasswords): string => {
    const url = new URL(operatorUrl);
    url.username = role;
    url.password = testPasswords[role];
    return url.href;
  };
  const run = (lines: string[] = [], mode: Config['mode'] = 'practice') =>
    migrate(operatorUrl, {
      ...{ passwords: testPasswords, mode },
      onProgress: (line) => lines.push(line),
    });

  it('works for a role that may make roles and is no superuser, also twice at once', async () => {
    expect(await pendingMigrations(operatorUrl)).not.toEqual([]);
    const [first, second]: [string[], string[]] = [[], []];
    await Promise.all([run(first), run(second)]);
    expect([first, second].filter((lines) => lines.length > 0)).toHaveLength(1);
  });

  it('leaves nothing waiting, which the app may ask, and then does nothing', async () => {
    expect(await pendingMigrations(urlOf('tarn_app'))).toEqual([]);
    const lines: string[] = [];
    await run(lines);
    expect(lines).toEqual([]);
  });

  it('makes all functions again when one of them changed, whatever uses them', async () => {
    await withClient(operatorUrl, (client) =>
      client.query(`UPDATE tarn.sql_file SET hash = 'old' WHERE name = 'ledger_write'`),
    );
    expect(await pendingMigrations(urlOf('tarn_app'))).toEqual(['ledger_write.sql']);
    await run();
    expect(await pendingMigrations(urlOf('tarn_app'))).toEqual([]);
  });

  it('O5: the owner of everything is tarn_owner, who cannot log in', async () => {
    const { rows } = await withClient(operatorUrl, (client) =>
      client.query<{ owner: string; rolcanlogin: boolean }>(
        `SELECT DISTINCT r.rolname AS owner, r.rolcanlogin
           FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner
          WHERE c.relnamespace IN ('tarn'::regnamespace, 'verify'::regnamespace)`,
      ),
    );
    expect(rows).toEqual([{ owner: 'tarn_owner', rolcanlogin: false }]);
  });

  describe('O6: what makes staff without a second person', () => {
    const ALONE = [
      `add_staff(NULL, 'eve@staff.tarn', 'Eve', 'ADMIN', 'hash', 'here')`,
      `add_practice_desk(1, 'desk@staff.tarn', 'Desk', 'here')`,
    ];
    /** What each of them is told as the server's role; all is taken back. */
    const told = () =>
      withClient(urlOf('tarn_app'), async (client) => {
        const answers: string[] = [];
        for (const call of ALONE) {
          await client.query('BEGIN');
          answers.push(
            await client.query(`SELECT ${call}`).then(
              () => 'OK',
              (error: unknown) => String(error),
            ),
          );
          await client.query('ROLLBACK');
        }
        return answers;
      });
    const denied = [
      expect.stringContaining('permission denied for function add_staff'),
      expect.stringContaining('permission denied for function add_practice_desk'),
    ];

    it('is called by the server in practice mode', async () => {
      await run();
      expect(await told()).toEqual(['OK', expect.stringContaining('is no administrator')]);
      expect(await modeOfRights(urlOf('tarn_app'))).toBe('practice');
    });

    it('is not in live mode, also once the functions are made again', async () => {
      await run([], 'live');
      expect(await told()).toEqual(denied);
      await withClient(operatorUrl, (client) =>
        client.query(`UPDATE tarn.sql_file SET hash = 'old' WHERE name = 'add_staff'`),
      );
      await run([], 'live');
      expect(await told()).toEqual(denied);
      expect(await modeOfRights(urlOf('tarn_app'))).toBe('live');
    });

    it('is again where the practice world is made', async () => {
      await run();
      expect(await told()).toEqual(['OK', expect.stringContaining('is no administrator')]);
    });
  });

  it('gives a changed password to the role and says so to nobody', async () => {
    const passwords = { ...testPasswords, tarn_feed: 'changed' };
    await migrate(operatorUrl, { passwords, mode: 'practice' });
    const url = new URL(urlOf('tarn_feed'));
    url.password = 'changed';
    await withClient(url.href, (client) => client.query('SELECT 1'));
    await expect(withClient(urlOf('tarn_feed'), () => Promise.resolve())).rejects.toThrow(
      'password authentication failed',
    );
  });
});
