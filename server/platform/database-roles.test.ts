import { openTestDb, type TestDb } from '../testing/database';

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
});
