import { openWorld, type World } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Everything the roles may do to tables, column rights written out. */
async function rightsOf(role: string): Promise<Record<string, string>> {
  const { rows } = await world.sql.owner.query<{ name: string; rights: string }>(
    `SELECT table_name AS name, string_agg(DISTINCT privilege_type, ' ' ORDER BY privilege_type) AS rights
     FROM (SELECT table_schema, table_name, privilege_type, grantee FROM information_schema.table_privileges
       UNION SELECT table_schema, table_name, privilege_type || '(columns)', grantee
       FROM information_schema.column_privileges c WHERE NOT EXISTS (
         SELECT FROM information_schema.table_privileges t WHERE t.grantee = c.grantee
           AND t.table_name = c.table_name AND t.privilege_type = c.privilege_type)) r
     WHERE grantee = $1 AND table_schema IN ('tarn', 'verify') GROUP BY table_name`,
    [role],
  );
  return Object.fromEntries(rows.map(({ name, rights }) => [name, rights]));
}

describe('O4: what the server may write', () => {
  it('is this list and no more: ledger, orders, quotes, idempotency and audit are read only', async () => {
    const rights = await rightsOf('tarn_app');
    const writable = Object.fromEntries(
      Object.entries(rights).filter(([, text]) => text !== 'SELECT'),
    );
    expect(writable).toEqual({
      app_user: 'INSERT SELECT UPDATE(columns)',
      failed_try: 'DELETE INSERT SELECT',
      one_time_code: 'DELETE INSERT SELECT UPDATE(columns)',
      recharge: 'INSERT(columns) SELECT UPDATE(columns)',
      recharge_channel: 'INSERT SELECT',
      recharge_step: 'INSERT SELECT',
      staff: 'INSERT SELECT',
      staff_session: 'INSERT SELECT UPDATE(columns)',
      staff_user: 'INSERT SELECT',
      upload: 'DELETE SELECT UPDATE(columns)',
      user_session: 'INSERT SELECT UPDATE(columns)',
    });
    for (const table of [
      'ledger_account',
      'ledger_movement',
      'ledger_posting',
      'trade_order',
      'idempotency',
      'audit_entry',
      'instrument_quote',
      'candle',
    ]) {
      expect([table, rights[table]]).toEqual([table, 'SELECT']);
    }
  });

  it('the functions it may call are these', async () => {
    const { rows } = await world.sql.owner.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'tarn'::regnamespace
         AND has_function_privilege('tarn_app', oid, 'EXECUTE') ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'approve_recharge',
      'audit_append',
      'backfill_candles',
      'ensure_partitions',
      'idempotency_claim',
      'idempotency_store',
      'ledger_post',
      'ledger_snapshot',
      'lock_user',
      'market_state',
      'order_outcome',
      'order_paid',
      'place_order',
      'place_orders',
      'random_number_text',
      'replace_sessions',
      'settle_due_orders',
      'store_upload',
      'tarn_now',
      'unlock_user',
    ]);
  });

  it('the verifier reads its views and nothing else', async () => {
    expect(await rightsOf('tarn_verify')).toEqual({
      account: 'SELECT',
      audit: 'SELECT',
      orders: 'SELECT',
      posting: 'SELECT',
      quote: 'SELECT',
    });
    await expect(world.sql.verify.query('SELECT 1 FROM tarn.app_user')).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('O5: the server’s role', () => {
  it.each([
    'CREATE TABLE tarn.mine (id int)',
    'CREATE TABLE public.mine (id int)',
    'CREATE TEMP TABLE mine (id int)',
    'ALTER TABLE tarn.trade_order DISABLE TRIGGER ALL',
    'DROP TRIGGER trade_order_frozen ON tarn.trade_order',
    'CREATE OR REPLACE FUNCTION tarn.tarn_now() RETURNS timestamptz LANGUAGE sql AS $$ SELECT now() $$',
    'TRUNCATE tarn.failed_try',
    'SET ROLE tarn_owner',
    'ALTER ROLE tarn_app SUPERUSER',
    'SET session_replication_role = replica',
  ])('cannot: %s', async (attempt) => {
    await expect(world.sql.app.query(attempt)).rejects.toThrow(
      /permission denied|must be owner|not permitted|must be member/i,
    );
  });

  it('grants itself nothing: PostgreSQL warns and does not', async () => {
    await world.sql.app.query('GRANT UPDATE ON tarn.trade_order TO tarn_app');
    await expect(world.sql.app.query('UPDATE tarn.trade_order SET stake = 1')).rejects.toThrow(
      /permission denied/,
    );
  });
});
