import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The clock every default and function reads, the number shown to people, and the settings. */
export class Foundation1763600000000 implements MigrationInterface {
  name = 'Foundation1763600000000';

  async up(db: QueryRunner): Promise<void> {
    // Nobody may call what was not granted: PostgreSQL would let everybody run every new function.
    await db.query(`ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC`);
    // Whole milliseconds: what is stored is exactly what every view, client and certificate shows.
    // Without settings of its own, so that it is inlined: every default of every hot row calls it.
    await db.query(`
      CREATE FUNCTION tarn_now() RETURNS timestamptz LANGUAGE sql VOLATILE
      AS $$ SELECT pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp()) $$`);

    // 64 random bits of a version 4 UUID in sixteen letters and digits nobody mistakes for others.
    await db.query(`
      CREATE FUNCTION random_number_text() RETURNS text LANGUAGE plpgsql VOLATILE
      SET search_path = pg_catalog
      AS $$
      DECLARE
        u constant text := gen_random_uuid();
      BEGIN
        RETURN translate(right(u, 12) || left(u, 4), '01abcdef', 'HKABCDEF');
      END $$`);

    await db.query(`GRANT EXECUTE ON FUNCTION tarn_now() TO tarn_app, tarn_feed`);
    await db.query(`GRANT EXECUTE ON FUNCTION random_number_text() TO tarn_app`);

    // For every table that history may not change, whoever asks.
    await db.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql
      SET search_path = pg_catalog
      AS $$ BEGIN RAISE EXCEPTION '% on % is never allowed', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation'; END $$`);

    await db.query(`
      CREATE TABLE setting (
        key text PRIMARY KEY,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`GRANT SELECT ON setting TO tarn_app`);
    await db.query(`
      INSERT INTO setting (key, value) VALUES
        ('brand', '"Tarn"'),
        ('timezone', '"UTC"'),
        ('supportHours', '"24/5"'),
        ('invitationRequired', 'true'),
        ('reviewHours', '24'),
        ('rechargeMin', '10000'),
        ('rechargeMax', '2000000'),
        ('rechargePresets', '[10000, 50000, 100000, 500000]'),
        ('secondApprovalFrom', '1000000'),
        ('positionMax', '2000000'),
        ('orderPresets', '[1000, 5000, 10000, 50000]'),
        ('tolerancePpm', '500'),
        ('multiples', '[1, 2, 3, 5, 10]'),
        ('withdrawMin', '10000'),
        ('withdrawMax', '4999900'),
        ('withdrawDayMax', '10000000'),
        ('withdrawDayCount', '3'),
        ('withdrawFeeBp', '100'),
        ('withdrawStart', '"09:00"'),
        ('withdrawEnd', '"21:00"')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
