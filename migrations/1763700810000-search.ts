import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff find a user by a part of the name and by a phone number in any spelling: by index, both. */
export class Search1763700810000 implements MigrationInterface {
  name = 'Search1763700810000';

  async up(db: QueryRunner): Promise<void> {
    // Every three letters in a row; null for a shorter text. What an extension would do, without one.
    await db.query(`
      CREATE FUNCTION text_parts(p_text text) RETURNS text[]
      LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog
      AS $$ SELECT array_agg(DISTINCT substr(p_text, n, 3)) FROM generate_series(1, length(p_text) - 2) n $$`);
    await db.query(`REVOKE ALL ON FUNCTION text_parts FROM PUBLIC`);
    // An index of an expression calls it with the rights of whoever writes the row.
    await db.query(`GRANT EXECUTE ON FUNCTION text_parts TO tarn_app`);
    await db.query(`
      CREATE INDEX app_user_name_parts ON app_user USING gin (text_parts(user_name))
      WHERE user_name IS NOT NULL`);
    // From its last digit on: country code and leading zero stand at the end then.
    await db.query(`
      CREATE INDEX app_user_phone_backwards ON app_user (reverse(ltrim(phone, '+')) text_pattern_ops)
      WHERE phone IS NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
