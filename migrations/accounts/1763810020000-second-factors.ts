import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code of an authenticator app at sign-in, and ten codes on paper for when the device is lost. */
export class SecondFactors1763810020000 implements MigrationInterface {
  name = 'SecondFactors1763810020000';

  async up(db: QueryRunner): Promise<void> {
    // `sealed_key`: sealed, readable with the server's keys alone. It counts once confirmed_at is set.
    // `last_step`: half minutes since 1970 of the newest code that was used; none is used twice.
    await db.query(`
      CREATE TABLE second_factor (
        user_id bigint PRIMARY KEY REFERENCES app_user (id),
        sealed_key text NOT NULL CHECK (length(sealed_key) > 40),
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0
      )`);
    await db.query(`
      CREATE TABLE recovery_code (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
        used_at timestamptz,
        CONSTRAINT recovery_code_once UNIQUE (user_id, code_hash)
      )`);
    await db.query(`GRANT SELECT ON second_factor, recovery_code TO tarn_app`);
    await db.query(`ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check`);
    await db.query(`
      ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN
        ('LOGIN_PASSWORD', 'FUND_PASSWORD', 'EMAIL', 'PHONE', 'LOCKED', 'UNLOCKED',
         'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
