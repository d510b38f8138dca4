import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Passkeys: what a device signs instead of a password. The server checks the signature; that a challenge is
 * for one purpose, of one user, five minutes young and used once is the database's to say.
 */
export class Passkeys1763910000000 implements MigrationInterface {
  name = 'Passkeys1763910000000';

  async up(db: QueryRunner): Promise<void> {
    await this.keys(db);
    await this.challenges(db);
    await this.events(db);
  }

  private async keys(db: QueryRunner): Promise<void> {
    // `counter`: how often the device has signed, where it counts at all. From `fund_since` on it may stand
    // for the fund password.
    await db.query(`
      CREATE TABLE passkey (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        credential_id bytea NOT NULL CHECK (length(credential_id) BETWEEN 16 AND 1023),
        public_key bytea NOT NULL CHECK (length(public_key) BETWEEN 32 AND 2048),
        counter bigint NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
        transports text[] NOT NULL CHECK (cardinality(transports) <= 8),
        name text NOT NULL CHECK (length(btrim(name)) BETWEEN 1 AND 40),
        backed_up boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        fund_since timestamptz NOT NULL,
        last_used_at timestamptz,
        CONSTRAINT passkey_credential UNIQUE (credential_id)
      )`);
    await db.query(`CREATE INDEX passkey_of_user ON passkey (user_id, id DESC)`);
    await db.query(`GRANT SELECT ON passkey TO tarn_app`);
    await db.query(`
      CREATE FUNCTION check_passkey_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF (OLD.id, OLD.user_id, OLD.credential_id, OLD.public_key, OLD.created_at, OLD.fund_since)
            IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.credential_id, NEW.public_key, NEW.created_at,
              NEW.fund_since) OR NEW.counter < OLD.counter THEN
          RAISE EXCEPTION 'passkey % stays as it was added', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'passkey_as_added';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER passkey_change BEFORE UPDATE ON passkey
      FOR EACH ROW EXECUTE FUNCTION check_passkey_change()`);
  }

  /** Made, then proved by a signature, then spent; each step once. */
  private async challenges(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE passkey_challenge (
        hash bytea PRIMARY KEY CHECK (length(hash) = 32),
        purpose text NOT NULL CHECK (purpose IN ('REGISTER', 'SIGN_IN', 'FUND', 'SECURITY')),
        user_id bigint REFERENCES app_user (id),
        fund_since timestamptz,
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        expires_at timestamptz NOT NULL,
        passkey_id bigint REFERENCES passkey (id) ON DELETE CASCADE,
        counter bigint,
        proved_at timestamptz,
        spent_at timestamptz,
        CONSTRAINT passkey_challenge_of_user CHECK ((purpose = 'SIGN_IN') = (user_id IS NULL)),
        CONSTRAINT passkey_challenge_registers CHECK ((purpose = 'REGISTER') = (fund_since IS NOT NULL)),
        CONSTRAINT passkey_challenge_short CHECK (expires_at = created_at + interval '5 minutes'),
        CONSTRAINT passkey_challenge_proved CHECK
          ((proved_at IS NULL) = (passkey_id IS NULL) AND (proved_at IS NULL) = (counter IS NULL)),
        CONSTRAINT passkey_challenge_spent CHECK
          (spent_at IS NULL OR proved_at IS NOT NULL OR purpose = 'REGISTER')
      )`);
    await db.query(`CREATE INDEX passkey_challenge_stale ON passkey_challenge (expires_at)`);
    await db.query(
      `CREATE INDEX passkey_challenge_of_user ON passkey_challenge (user_id, created_at)`,
    );
    await db.query(`CREATE INDEX passkey_challenge_by_key ON passkey_challenge (passkey_id)`);
    // The server throws old ones away; it makes, proves and spends them through functions alone.
    await db.query(`GRANT SELECT, DELETE ON passkey_challenge TO tarn_app`);
    await db.query(`
      CREATE FUNCTION check_challenge_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF (OLD.hash, OLD.purpose, OLD.user_id, OLD.fund_since, OLD.created_at, OLD.expires_at)
            IS DISTINCT FROM (NEW.hash, NEW.purpose, NEW.user_id, NEW.fund_since, NEW.created_at, NEW.expires_at)
          OR OLD.proved_at IS NOT NULL AND (OLD.passkey_id, OLD.counter, OLD.proved_at)
            IS DISTINCT FROM (NEW.passkey_id, NEW.counter, NEW.proved_at)
          OR OLD.spent_at IS NOT NULL THEN
          RAISE EXCEPTION 'a challenge of a passkey is proved once and spent once'
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'passkey_challenge_once';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER passkey_challenge_change BEFORE UPDATE ON passkey_challenge
      FOR EACH ROW EXECUTE FUNCTION check_challenge_change()`);
  }

  private async events(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check`);
    await db.query(`
      ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN
        ('LOGIN_PASSWORD', 'FUND_PASSWORD', 'EMAIL', 'PHONE', 'LOCKED', 'UNLOCKED',
         'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE',
         'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSKEY_COPIED'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
