import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What protects an account is changed by functions alone, and every change leaves a line: what pays out
 * asks for the recent ones.
 */
export class OwnSecurity1763810000000 implements MigrationInterface {
  name = 'OwnSecurity1763810000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE security_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        kind text NOT NULL CHECK (kind IN
          ('LOGIN_PASSWORD', 'FUND_PASSWORD', 'EMAIL', 'PHONE', 'LOCKED', 'UNLOCKED')),
        at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX security_event_of_user ON security_event (user_id, id DESC)`);
    await db.query(`GRANT SELECT ON security_event TO tarn_app`);
    await db.query(`
      CREATE FUNCTION note_security() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        INSERT INTO security_event (user_id, kind)
        SELECT NEW.id, changed.kind FROM (VALUES
          ('LOGIN_PASSWORD', NEW.password_hash IS DISTINCT FROM OLD.password_hash),
          ('FUND_PASSWORD', NEW.fund_password_hash IS DISTINCT FROM OLD.fund_password_hash),
          ('EMAIL', NEW.email IS DISTINCT FROM OLD.email),
          ('PHONE', NEW.phone IS DISTINCT FROM OLD.phone),
          ('LOCKED', NEW.locked_at IS NOT NULL AND OLD.locked_at IS NULL),
          ('UNLOCKED', NEW.locked_at IS NULL AND OLD.locked_at IS NOT NULL)
        ) AS changed (kind, is_so) WHERE changed.is_so;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_note_security
      AFTER UPDATE OF password_hash, fund_password_hash, email, phone, locked_at ON app_user
      FOR EACH ROW EXECUTE FUNCTION note_security()`);
    // From here on by change_password, reset_password and set_fund_password alone.
    await db.query(`REVOKE UPDATE (password_hash, fund_password_hash) ON app_user FROM tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
