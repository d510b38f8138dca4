import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which requests of different users show nearly the same picture, found when the later one is submitted. */
export class AlikePictures1763920030000 implements MigrationInterface {
  name = 'AlikePictures1763920030000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE recharge ADD COLUMN print bit(640)`);
    // Eight bytes of the first 64 signs, each with its place: pictures that differ in seven of them share one.
    await db.query(`
      CREATE FUNCTION print_bands(p_print bit) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT array_agg(n * 256 + substring(p_print FROM n * 8 + 1 FOR 8)::int) FROM generate_series(0, 7) n
      $$`);
    await db.query(`REVOKE ALL ON FUNCTION print_bands FROM PUBLIC`);
    await db.query(`
      CREATE INDEX recharge_print ON recharge USING gin (print_bands(print)) WHERE print IS NOT NULL`);
    await db.query(`
      CREATE TABLE recharge_alike (
        recharge_id bigint NOT NULL REFERENCES recharge (id),
        other_id bigint NOT NULL REFERENCES recharge (id) CHECK (other_id <> recharge_id),
        -- How many of the 576 finer signs differ.
        differing int NOT NULL CHECK (differing >= 0),
        PRIMARY KEY (recharge_id, other_id)
      )`);
    await db.query(`CREATE INDEX recharge_alike_other ON recharge_alike (other_id)`);
    await db.query(`GRANT SELECT ON recharge_alike TO tarn_app`);
    await db.query(`
      CREATE TRIGGER recharge_alike_append_only BEFORE UPDATE OR DELETE ON recharge_alike
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
