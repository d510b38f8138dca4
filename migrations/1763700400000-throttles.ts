import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong tries of an account make it wait, a little longer each time; a code lifts the wait. */
export class Throttles1763700400000 implements MigrationInterface {
  name = 'Throttles1763700400000';

  async up(db: QueryRunner): Promise<void> {
    // `tries`: the instants of the tries that count until there is a first wait.
    await db.query(`
      CREATE TABLE account_throttle (
        key text PRIMARY KEY CHECK (length(key) <= 400),
        tries timestamptz[] NOT NULL DEFAULT '{}',
        waits int NOT NULL DEFAULT 0 CHECK (waits >= 0),
        wait_until timestamptz,
        last_at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT account_throttle_waits CHECK ((waits = 0) = (wait_until IS NULL))
      ) WITH (fillfactor = 80)`);
    await db.query(`CREATE INDEX account_throttle_old ON account_throttle (last_at)`);
    await db.query(`GRANT SELECT, DELETE ON account_throttle TO tarn_app`);
    // Tries are counted by begin_try alone, and codes written by store_code.
    await db.query(`REVOKE INSERT (key) ON failed_try FROM tarn_app`);
    await db.query(`
      REVOKE INSERT (target, scene, code_hash, expires_at) ON one_time_code FROM tarn_app`);
    await db.query(`ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_scene_check`);
    await db.query(`
      ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_scene_check
      CHECK (scene IN ('REGISTER', 'RESET', 'LIFT_WAIT'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
