import type { Client, Pool } from 'pg';

/**
 * Gives the template database a clock that can be moved: in a schema of its own, so that scans of
 * the product's schema see the product, and writable by its owner alone.
 */
export async function installTestClock(client: Client): Promise<void> {
  const { rows } = await client.query<{ clock: string | null }>(
    `SELECT to_regprocedure('tarn.tarn_now()') AS clock`,
  );
  if (!rows[0]?.clock) return;
  await client.query(`
    CREATE SCHEMA test AUTHORIZATION tarn_owner;
    SET ROLE tarn_owner;
    CREATE TABLE test.clock (shift interval NOT NULL);
    INSERT INTO test.clock VALUES ('0');
    CREATE OR REPLACE FUNCTION tarn.tarn_now() RETURNS timestamptz
      LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog AS
      $$ SELECT date_trunc('milliseconds', clock_timestamp() + shift) FROM test.clock $$;
    RESET ROLE`);
}

/** Moves this database's clock on by `ms` (back when negative), on top of earlier moves. */
export async function moveClock({ owner }: { owner: Pool }, ms: number): Promise<void> {
  await owner.query(`UPDATE test.clock SET shift = shift + $1 * interval '1 millisecond'`, [ms]);
}

export async function resetClock({ owner }: { owner: Pool }): Promise<void> {
  await owner.query(`UPDATE test.clock SET shift = '0'`);
}
