import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A user's own freeze stops the same things as a lock, and nobody ends it within a day. Each lock of staff has
 * a row of its own: who locked does not decide an appeal of it.
 */
export class SelfFreeze1763880000000 implements MigrationInterface {
  name = 'SelfFreeze1763880000000';

  async up(db: QueryRunner): Promise<void> {
    await this.freeze(db);
    await this.locks(db);
    await this.stops(db);
    await this.told(db);
    // By note_device alone.
    await db.query(`REVOKE UPDATE (last_login_at) ON app_user FROM tarn_app`);
    await db.query(`ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_scene_check`);
    await db.query(`
      ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_scene_check
      CHECK (scene IN ('REGISTER', 'RESET', 'LIFT_WAIT', 'UNFREEZE', 'FACTOR_OFF'))`);
  }

  /** A frozen account is a locked one: locked_at says so to everything that asks. */
  private async freeze(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE app_user ADD frozen_at timestamptz,
        ADD frozen_words text CHECK (length(btrim(frozen_words)) > 0),
        ADD CONSTRAINT app_user_freeze_has_words CHECK ((frozen_at IS NULL) = (frozen_words IS NULL)),
        ADD CONSTRAINT app_user_frozen_is_locked CHECK (frozen_at IS NULL OR locked_at IS NOT NULL)`);
    await db.query(`
      CREATE FUNCTION check_freeze_stands() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF OLD.frozen_at > tarn_now() - interval '24 hours' AND NEW.frozen_at IS DISTINCT FROM OLD.frozen_at THEN
          RAISE EXCEPTION 'user % froze the account less than a day ago', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'app_user_freeze_stands';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_freeze_stands BEFORE UPDATE OF frozen_at ON app_user
      FOR EACH ROW WHEN (OLD.frozen_at IS NOT NULL) EXECUTE FUNCTION check_freeze_stands()`);
  }

  private async locks(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account_lock (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        locked_by bigint REFERENCES staff (id),
        reason text NOT NULL CHECK (length(btrim(reason)) > 0),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        lifted_at timestamptz
      )`);
    await db.query(`
      CREATE UNIQUE INDEX account_lock_one ON account_lock (user_id) WHERE lifted_at IS NULL`);
    await db.query(`
      INSERT INTO account_lock (user_id, reason, at)
      SELECT id, lock_reason, locked_at FROM app_user WHERE locked_at IS NOT NULL`);
    await db.query(`GRANT SELECT ON account_lock TO tarn_app`);
  }

  /** Every change of what protects an account stands in its inbox, whoever makes it. */
  private async told(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION tell_security() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v_kind text := CASE NEW.kind WHEN 'LOGIN_PASSWORD' THEN 'PASSWORD_CHANGED'
          WHEN 'FUND_PASSWORD' THEN 'FUND_PASSWORD_CHANGED' WHEN 'SECOND_FACTOR_ON' THEN 'SECOND_FACTOR_ON'
          WHEN 'SECOND_FACTOR_OFF' THEN 'SECOND_FACTOR_OFF' END;
      BEGIN
        IF v_kind IS NOT NULL THEN
          INSERT INTO message (user_id, kind, subject) VALUES (NEW.user_id, v_kind, 'user/' || NEW.user_id);
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER security_event_told AFTER INSERT ON security_event
      FOR EACH ROW EXECUTE FUNCTION tell_security()`);
  }

  /** Whatever stops withdrawals and orders stops money coming in, too. Those ask by themselves. */
  private async stops(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_account_not_locked() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v_reason text;
      BEGIN
        SELECT u.lock_reason INTO v_reason FROM app_user u WHERE u.id = NEW.user_id FOR NO KEY UPDATE;
        IF v_reason IS NOT NULL THEN
          RAISE EXCEPTION 'account % is locked', NEW.user_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'account_not_locked', DETAIL = v_reason;
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_of_locked BEFORE INSERT ON recharge
      FOR EACH ROW WHEN (NEW.channel_id IS NOT NULL) EXECUTE FUNCTION check_account_not_locked()`);
    await db.query(`
      CREATE TRIGGER conversion_of_locked BEFORE INSERT OR UPDATE OF converted_at ON conversion
      FOR EACH ROW EXECUTE FUNCTION check_account_not_locked()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
