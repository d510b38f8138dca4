import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, staff, their sessions, one-time codes and failed tries. */
export class Accounts1763600100000 implements MigrationInterface {
  name = 'Accounts1763600100000';

  async up(db: QueryRunner): Promise<void> {
    await this.people(db);
    await this.sessions(db);
    await this.locks(db);
    await this.codes(db);
  }

  private async people(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE staff (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL UNIQUE,
        name text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('SUPPORT', 'ADMIN')),
        created_at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`
      CREATE TABLE app_user (
        id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
        user_name text UNIQUE CHECK (user_name ~ '^(?=.*[a-z])[a-z0-9._]{4,20}$'),
        email text UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
        phone text UNIQUE CHECK (phone ~ '^\\+?[0-9]{6,15}$'),
        password_hash text NOT NULL,
        fund_password_hash text,
        invitation_code text NOT NULL UNIQUE CHECK (invitation_code ~ '^[A-Z0-9]{6,12}$'),
        inviter_id bigint REFERENCES app_user (id),
        language text NOT NULL DEFAULT 'en',
        member_level text NOT NULL DEFAULT 'STANDARD'
          CHECK (member_level IN ('STANDARD', 'VIP1', 'VIP2', 'VIP3')),
        agreement_version text NOT NULL,
        risk_acknowledged_at timestamptz,
        locked_at timestamptz,
        lock_reason text CHECK (length(btrim(lock_reason)) > 0),
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        last_login_at timestamptz,
        CONSTRAINT app_user_reachable CHECK (email IS NOT NULL OR phone IS NOT NULL),
        CONSTRAINT app_user_lock_has_reason CHECK ((locked_at IS NULL) = (lock_reason IS NULL)),
        CONSTRAINT app_user_not_own_inviter CHECK (inviter_id <> id)
      ) WITH (fillfactor = 80)`);
    // A lock is a staff action: only lock_user and unlock_user may write these columns.
    await db.query(`GRANT SELECT, INSERT ON app_user TO tarn_app`);
    await db.query(`
      GRANT UPDATE (user_name, email, phone, password_hash, fund_password_hash, language,
        risk_acknowledged_at, agreement_version, last_login_at) ON app_user TO tarn_app`);
    await db.query(`GRANT SELECT, INSERT ON staff TO tarn_app`);
    await db.query(`
      CREATE TABLE staff_user (
        staff_id bigint NOT NULL REFERENCES staff (id),
        user_id bigint NOT NULL REFERENCES app_user (id),
        declared_at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (staff_id, user_id)
      )`);
    await db.query(`GRANT SELECT, INSERT ON staff_user TO tarn_app`);
  }

  private async sessions(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE user_session (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        kind text NOT NULL DEFAULT 'FULL' CHECK (kind IN ('FULL', 'LOCKED_PASS')),
        token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        last_used_at timestamptz NOT NULL DEFAULT tarn_now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_reason text CHECK (end_reason IN ('LOGOUT', 'LOCKED', 'PASSWORD', 'UNLOCKED')),
        CONSTRAINT user_session_end CHECK ((ended_at IS NULL) = (end_reason IS NULL))
      )`);
    await db.query(
      `CREATE INDEX user_session_open ON user_session (user_id) WHERE ended_at IS NULL`,
    );
    await db.query(`
      CREATE TABLE staff_session (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        staff_id bigint NOT NULL REFERENCES staff (id),
        token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        last_used_at timestamptz NOT NULL DEFAULT tarn_now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      )`);
    for (const table of ['user_session', 'staff_session']) {
      await db.query(`GRANT SELECT, INSERT ON ${table} TO tarn_app`);
    }
    await db.query(`GRANT UPDATE (last_used_at, ended_at, end_reason) ON user_session TO tarn_app`);
    await db.query(`GRANT UPDATE (last_used_at, ended_at) ON staff_session TO tarn_app`);
  }

  /** A lock ends every session at once and lets no new one begin, whoever writes it. */
  private async locks(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        UPDATE user_session SET ended_at = tarn_now(),
          end_reason = CASE
            WHEN NEW.locked_at IS DISTINCT FROM OLD.locked_at
              THEN CASE WHEN NEW.locked_at IS NULL THEN 'UNLOCKED' ELSE 'LOCKED' END
            ELSE 'PASSWORD' END
        WHERE user_id = NEW.id AND ended_at IS NULL
          AND id::text <> coalesce(current_setting('tarn.keep_session', true), '');
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_end_sessions
      AFTER UPDATE OF locked_at, password_hash ON app_user FOR EACH ROW
      WHEN (NEW.locked_at IS DISTINCT FROM OLD.locked_at
        OR NEW.password_hash IS DISTINCT FROM OLD.password_hash)
      EXECUTE FUNCTION end_sessions()`);
    await db.query(`
      CREATE FUNCTION check_session_of_locked() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        -- Waits for a lock under way, so that none slips in beside it.
        PERFORM FROM app_user WHERE id = NEW.user_id
          AND (locked_at IS NULL) = (NEW.kind = 'FULL') FOR SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'a locked user gets no session, others get no pass'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'user_session_of_locked';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER user_session_of_locked BEFORE INSERT ON user_session
      FOR EACH ROW EXECUTE FUNCTION check_session_of_locked()`);
  }

  private async codes(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE one_time_code (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        target text NOT NULL,
        scene text NOT NULL CHECK (scene IN ('REGISTER', 'RESET')),
        code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        tries int NOT NULL DEFAULT 0,
        CONSTRAINT one_time_code_tries CHECK (tries BETWEEN 0 AND 5),
        CONSTRAINT one_time_code_five_minutes
          CHECK (expires_at > created_at AND expires_at <= created_at + interval '5 minutes')
      )`);
    await db.query(`CREATE INDEX one_time_code_newest ON one_time_code (target, scene, id DESC)`);
    await db.query(`
      CREATE FUNCTION check_code_pause() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('code:' || NEW.target || NEW.scene, 0));
        IF EXISTS (SELECT FROM one_time_code c WHERE c.target = NEW.target AND c.scene = NEW.scene
            AND c.created_at > NEW.created_at - interval '60 seconds') THEN
          RAISE EXCEPTION 'a code was sent less than a minute ago'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'one_time_code_pause';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER one_time_code_pause BEFORE INSERT ON one_time_code
      FOR EACH ROW EXECUTE FUNCTION check_code_pause()`);
    await db.query(`GRANT SELECT, INSERT, DELETE ON one_time_code TO tarn_app`);
    await db.query(`GRANT UPDATE (used_at, tries) ON one_time_code TO tarn_app`);
    await db.query(`
      CREATE TABLE failed_try (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL,
        at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX failed_try_of_key ON failed_try (key, at)`);
    await db.query(`GRANT SELECT, INSERT, DELETE ON failed_try TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
