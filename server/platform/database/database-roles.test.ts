import { Client } from 'pg';
import { openTestDb, type TestDb } from '../../testing/database';
import { withClient } from './database-exists';

describe('the database roles', () => {
  let db: TestDb;
  beforeAll(async () => {
    db = await openTestDb();
    await db.owner.query('CREATE TABLE tarn.probe (id int); INSERT INTO tarn.probe VALUES (1)');
  });
  afterAll(() => db.close());

  const REFUSED = [
    'CREATE TABLE tarn.mine (id int)',
    'CREATE TABLE public.mine (id int)',
    'CREATE TEMPORARY TABLE mine (id int)',
    'CREATE SCHEMA mine',
    'DROP TABLE tarn.probe',
    'ALTER TABLE tarn.probe ADD COLUMN more int',
    'TRUNCATE tarn.probe',
    'GRANT SELECT ON tarn.probe TO PUBLIC',
    'CREATE ROLE mine',
    'SET ROLE tarn_owner',
    'SELECT * FROM tarn.probe',
  ];

  it.each(REFUSED)('O5: neither app nor feed nor verify may %s', async (statement) => {
    for (const pool of [db.app, db.feed, db.verify]) {
      await expect(pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  it('O5: none of the four roles is a superuser or may make roles and databases', async () => {
    const { rows } = await db.owner.query(
      `SELECT rolname FROM pg_roles WHERE rolname LIKE 'tarn\\_%' AND rolname <> 'tarn_super'
         AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls)`,
    );
    expect(rows).toEqual([]);
  });

  it('O5: no function that runs with its owner’s rights may be called by everybody', async () => {
    const { rows } = await db.owner.query(
      `SELECT p.proname FROM pg_proc p
         CROSS JOIN LATERAL aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
        WHERE p.pronamespace = 'tarn'::regnamespace AND p.prosecdef AND a.grantee = 0
          AND p.prorettype <> 'trigger'::regtype
          AND p.proname <> 'tarn_now' -- the test template's movable clock`,
    );
    expect(rows).toEqual([]);
  });

  it('lets everybody else not even connect', async () => {
    const { rows } = await db.owner.query(
      `SELECT has_database_privilege('pg_monitor', current_database(), 'CONNECT') AS allowed`,
    );
    expect(rows).toEqual([{ allowed: false }]);
  });

  const OTHERS = ['feed', 'verify'] as const;

  it.each(OTHERS)('O5: %s takes no advisory lock, by whatever function', async (role) => {
    const { rows } = await db.owner.query<{ call: string }>(
      `SELECT format('%s(%s)', p.proname, (SELECT string_agg('1', ', ') FROM unnest(p.proargtypes))) AS call
       FROM pg_proc p WHERE p.proname ~ '^pg_(try_)?advisory_'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { call } of rows) {
      await expect(db[role].query(`SELECT ${call}`)).rejects.toThrow(/permission denied/);
    }
  });

  it.each(OTHERS)('O5: %s makes no large object and reads none', async (role) => {
    for (const call of [
      'lo_create(0)',
      'lo_creat(-1)',
      `lo_from_bytea(0, 'x')`,
      'lo_open(1, 131072)',
      `lo_put(1, 0, 'x')`,
      'lo_get(1)',
      'lo_unlink(1)',
    ]) {
      await expect(db[role].query(`SELECT ${call}`)).rejects.toThrow(/permission denied/);
    }
  });

  it.each(OTHERS)('O5: %s connects to no other database of the server', async (role) => {
    for (const name of ['postgres', 'template1']) {
      const url = new URL(db.urls[role]);
      url.pathname = `/${name}`;
      await expect(withClient(url.href, () => Promise.resolve())).rejects.toThrow(
        /permission denied for database/,
      );
    }
  });

  it('O5: a long question of the verifier ends by itself, and so does an idle transaction', async () => {
    const shown = async (name: string, role: 'feed' | 'verify') =>
      (await db[role].query<Record<string, string>>(`SHOW ${name}`)).rows[0]?.[name];
    expect(await shown('statement_timeout', 'verify')).toBe('5min');
    expect(await shown('statement_timeout', 'feed')).toBe('10s');
    expect(await shown('idle_in_transaction_session_timeout', 'verify')).toBe('1min');
  });

  it('O5: the verifier and the feed have only so many connections', async () => {
    const { rows } = await db.owner.query<{ name: string; most: number }>(
      `SELECT rolname AS name, rolconnlimit AS most FROM pg_roles
       WHERE rolname IN ('tarn_feed', 'tarn_verify') ORDER BY 1`,
    );
    expect(rows).toEqual([
      { name: 'tarn_feed', most: 40 },
      { name: 'tarn_verify', most: 20 },
    ]);
    const open: Client[] = [];
    try {
      const next = async () => {
        const client = new Client({ connectionString: db.urls.verify });
        client.on('error', () => undefined);
        await client.connect();
        open.push(client);
      };
      const all = async () => {
        for (let n = 0; n < 21; n += 1) await next();
      };
      await expect(all()).rejects.toThrow(/too many connections for role/);
    } finally {
      await Promise.all(open.map((client) => client.end()));
    }
  });
});
