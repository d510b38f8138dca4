import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What users hold themselves to: limits a day and breaks. Whoever writes a row, the database says what it
 * replaces and from when it holds, and that the user's own session asked for it: a limit is lowered at once,
 * raised or taken away after a day, and nobody shortens a break.
 */
export class Safeguards1764300000000 implements MigrationInterface {
  name = 'Safeguards1764300000000';

  async up(db: QueryRunner): Promise<void> {
    await this.ownSession(db);
    await this.limits(db);
    await this.breaks(db);
    await this.minutes(db);
    await this.recharges(db);
  }

  private async ownSession(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_own_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NOT EXISTS (SELECT FROM user_session s WHERE s.id = NEW.session_id AND s.user_id = NEW.user_id
            AND s.kind = 'FULL' AND s.ended_at IS NULL AND s.expires_at > tarn_now()) THEN
          RAISE EXCEPTION 'only user % sets this, signed in', NEW.user_id
            USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'safeguard_by_its_user';
        END IF;
        RETURN NEW;
      END $$`);
  }

  /** One row a change. The newest of a kind holds from effective_at on, what it replaces until then. */
  private async limits(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE own_limit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        session_id bigint NOT NULL REFERENCES user_session (id),
        kind text NOT NULL CHECK (kind IN ('DAILY_LOSS', 'DAILY_RECHARGE', 'DAILY_MINUTES')),
        value bigint,
        replaces bigint,
        set_at timestamptz NOT NULL DEFAULT tarn_now(),
        effective_at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT own_limit_bounds CHECK (
          value BETWEEN 1 AND CASE kind WHEN 'DAILY_MINUTES' THEN 1440 ELSE 100000000 END),
        CONSTRAINT own_limit_raise_waits CHECK (effective_at = set_at + CASE
          WHEN value > replaces OR (value IS NULL AND replaces IS NOT NULL) THEN interval '24 hours'
          ELSE interval '0' END)
      )`);
    await db.query(
      `CREATE INDEX own_limit_of_user ON own_limit (user_id, kind, id DESC) INCLUDE (value, replaces, effective_at)`,
    );
    await db.query(`GRANT SELECT ON own_limit TO tarn_app`);
    await db.query(`
      CREATE FUNCTION time_own_limit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        -- Changes of one user come one after another, so that each sees what it replaces.
        PERFORM FROM app_user u WHERE u.id = NEW.user_id FOR NO KEY UPDATE;
        NEW.set_at := tarn_now();
        SELECT CASE WHEN l.effective_at <= NEW.set_at THEN l.value ELSE l.replaces END INTO NEW.replaces
          FROM own_limit l WHERE l.user_id = NEW.user_id AND l.kind = NEW.kind ORDER BY l.id DESC LIMIT 1;
        NEW.effective_at := NEW.set_at;
        IF NEW.replaces IS NOT NULL AND (NEW.value IS NULL OR NEW.value > NEW.replaces) THEN
          NEW.effective_at := NEW.set_at + interval '24 hours';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER own_limit_by_its_user BEFORE INSERT ON own_limit
      FOR EACH ROW EXECUTE FUNCTION check_own_session()`);
    await db.query(`
      CREATE TRIGGER own_limit_timed BEFORE INSERT ON own_limit
      FOR EACH ROW EXECUTE FUNCTION time_own_limit()`);
    await appendOnly(db, 'own_limit');
  }

  /** A break ends by itself, or never: 'infinity' is one for good. */
  private async breaks(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE trading_break (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        session_id bigint NOT NULL REFERENCES user_session (id),
        length text NOT NULL CHECK (length IN ('HOURS_24', 'DAYS_7', 'DAYS_30', 'FOR_GOOD')),
        began_at timestamptz NOT NULL DEFAULT tarn_now(),
        until timestamptz NOT NULL,
        CONSTRAINT trading_break_length CHECK (until = CASE length
          WHEN 'HOURS_24' THEN began_at + interval '24 hours' WHEN 'DAYS_7' THEN began_at + interval '168 hours'
          WHEN 'DAYS_30' THEN began_at + interval '720 hours' ELSE timestamptz 'infinity' END)
      )`);
    await db.query(`CREATE INDEX trading_break_of_user ON trading_break (user_id, until)`);
    await db.query(`GRANT SELECT ON trading_break TO tarn_app`);
    await db.query(`
      CREATE TRIGGER trading_break_by_its_user BEFORE INSERT ON trading_break
      FOR EACH ROW EXECUTE FUNCTION check_own_session()`);
    await appendOnly(db, 'trading_break');
  }

  /**
   * In how many minutes of a day of the platform a session of a user was in use, each minute once, on however
   * many devices. A change of the platform's zone begins the count of its day anew.
   */
  private async minutes(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE session_day (
        user_id bigint NOT NULL REFERENCES app_user (id),
        day date NOT NULL,
        minutes int NOT NULL CHECK (minutes BETWEEN 1 AND 1500),
        last_minute timestamptz NOT NULL,
        PRIMARY KEY (user_id, day)
      ) WITH (fillfactor = 80)`);
    await db.query(`
      CREATE FUNCTION count_session_minute() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        INSERT INTO session_day AS d (user_id, day, minutes, last_minute)
          VALUES (NEW.user_id, platform_day(NEW.last_used_at), 1, date_trunc('minute', NEW.last_used_at))
        ON CONFLICT (user_id, day) DO UPDATE SET minutes = d.minutes + 1, last_minute = excluded.last_minute
          WHERE excluded.last_minute > d.last_minute;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER user_session_minutes AFTER INSERT OR UPDATE OF last_used_at ON user_session
      FOR EACH ROW WHEN (NEW.kind = 'FULL') EXECUTE FUNCTION count_session_minute()`);
  }

  /** Held where a recharge is written, whoever writes it; what the platform credits names no channel. */
  private async recharges(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_own_recharge_limit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v_max bigint := (SELECT o.recharge FROM own_limits_at(NEW.user_id, tarn_now()) o);
      BEGIN
        -- recharge_of_locked runs before and has locked the user: recharges that come together are added up.
        IF day_recharged(NEW.user_id, tarn_now()) + NEW.amount > v_max THEN
          RAISE EXCEPTION 'user % allows no more a day', NEW.user_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'recharge_own_limit';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_own_limit BEFORE INSERT ON recharge
      FOR EACH ROW WHEN (NEW.channel_id IS NOT NULL) EXECUTE FUNCTION check_own_recharge_limit()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}

async function appendOnly(db: QueryRunner, table: string): Promise<void> {
  await db.query(`
    CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  await db.query(`
    CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
}
