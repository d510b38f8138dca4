import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff may ask for a new login password; its user alone chooses it, and signs in again only then. */
export class PasswordResets1763880040000 implements MigrationInterface {
  name = 'PasswordResets1763880040000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE app_user ADD reset_asked_at timestamptz`);
    await db.query(`
      CREATE FUNCTION end_password_reset() RETURNS trigger LANGUAGE plpgsql SET search_path = tarn, pg_temp
      AS $$ BEGIN
        NEW.reset_asked_at := NULL;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_reset_done BEFORE UPDATE OF password_hash ON app_user
      FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
      EXECUTE FUNCTION end_password_reset()`);
    await db.query(`
      CREATE FUNCTION check_session_after_reset() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF EXISTS (SELECT FROM app_user u WHERE u.id = NEW.user_id AND u.reset_asked_at IS NOT NULL) THEN
          RAISE EXCEPTION 'user % has to choose a new password first', NEW.user_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'user_session_after_reset';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER user_session_after_reset BEFORE INSERT ON user_session
      FOR EACH ROW WHEN (NEW.kind = 'FULL') EXECUTE FUNCTION check_session_after_reset()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
