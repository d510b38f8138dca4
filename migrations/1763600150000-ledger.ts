import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger: accounts, movements and their signed legs; idempotent answers; the audit chain. */
export class Ledger1763600150000 implements MigrationInterface {
  name = 'Ledger1763600150000';

  async up(db: QueryRunner): Promise<void> {
    await this.accounts(db);
    await this.movements(db);
    await this.balance(db);
    await this.idempotency(db);
    await this.audit(db);
    await this.views(db);
  }

  private async accounts(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE ledger_account (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        address text NOT NULL UNIQUE,
        user_id bigint REFERENCES app_user (id),
        kind text NOT NULL CHECK (kind IN ('available', 'frozen', 'held', 'platform', 'outside')),
        asset text NOT NULL CHECK (asset IN ('USD', 'USDT', 'BTC', 'ETH')),
        balance bigint,
        CONSTRAINT ledger_account_never_negative CHECK (balance >= 0),
        CONSTRAINT ledger_account_balance_of_users_alone
          CHECK ((balance IS NULL) = (kind IN ('platform', 'outside'))),
        CONSTRAINT ledger_account_owner CHECK ((user_id IS NULL) = (kind IN ('platform', 'outside')))
      ) WITH (fillfactor = 80)`);
    await db.query(`
      CREATE UNIQUE INDEX ledger_account_purse ON ledger_account (user_id, asset, kind)
      WHERE user_id IS NOT NULL`);
    await db.query(`
      INSERT INTO ledger_account (address, kind, asset)
      SELECT 'platform/' || name || '/' || asset, 'platform', asset
      FROM unnest(ARRAY['trading', 'fees']) AS name, unnest(ARRAY['USD', 'USDT', 'BTC', 'ETH']) AS asset
      UNION ALL
      SELECT 'outside/recharges/' || asset, 'outside', asset
      FROM unnest(ARRAY['USD', 'USDT', 'BTC', 'ETH']) AS asset`);
    await db.query(`
      CREATE FUNCTION open_purses() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        INSERT INTO ledger_account (address, user_id, kind, asset, balance)
        SELECT format('user/%s/%s/%s', NEW.id, kind, asset), NEW.id, kind, asset, 0
        FROM unnest(ARRAY['available', 'frozen', 'held']) AS kind,
          unnest(ARRAY['USD', 'USDT', 'BTC', 'ETH']) AS asset
        WHERE kind <> 'held' OR asset = 'USD';
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_open_purses AFTER INSERT ON app_user
      FOR EACH ROW EXECUTE FUNCTION open_purses()`);
  }

  private async movements(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE ledger_movement (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        key text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        chain bytea
      )`);
    await db.query(`
      CREATE TABLE ledger_posting (
        movement_id bigint NOT NULL REFERENCES ledger_movement (id),
        position int NOT NULL,
        account_id bigint NOT NULL REFERENCES ledger_account (id),
        amount bigint NOT NULL CHECK (amount <> 0),
        balance_after bigint CHECK (balance_after >= 0),
        PRIMARY KEY (movement_id, position)
      )`);
    // A movement touches an account once: a leg is a line of the statement.
    await db.query(`
      CREATE UNIQUE INDEX ledger_posting_of_account ON ledger_posting (account_id, movement_id DESC)`);
    await db.query(`
      CREATE TABLE ledger_snapshot (
        account_id bigint PRIMARY KEY REFERENCES ledger_account (id),
        through_movement_id bigint NOT NULL,
        balance bigint NOT NULL
      )`);
    await db.query(`
      CREATE TYPE ledger_leg AS (movement int, account_id bigint, amount bigint)`);
    for (const table of ['ledger_movement', 'ledger_posting']) {
      await db.query(`
        CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
      await db.query(`
        CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
    await db.query(`
      GRANT SELECT ON ledger_account, ledger_movement, ledger_posting, ledger_snapshot TO tarn_app`);
  }

  /** All legs of a movement arrive in one INSERT, so one look at that statement proves the balance. */
  private async balance(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_legs_sum_to_zero() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF EXISTS (SELECT FROM legs JOIN ledger_account a ON a.id = legs.account_id
            GROUP BY legs.movement_id, a.asset HAVING sum(legs.amount) <> 0) THEN
          RAISE EXCEPTION 'the legs of a movement do not sum to zero'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_posting_sum_to_zero';
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER ledger_posting_sum_to_zero AFTER INSERT ON ledger_posting
      REFERENCING NEW TABLE AS legs FOR EACH STATEMENT EXECUTE FUNCTION check_legs_sum_to_zero()`);
  }

  private async idempotency(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE idempotency (
        actor text NOT NULL,
        operation text NOT NULL,
        key text NOT NULL CHECK (key ~ '^[A-Za-z0-9._:-]{8,128}$'),
        fingerprint bytea NOT NULL,
        status text,
        figures jsonb,
        result_id bigint,
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (actor, operation, key)
      )`);
    await db.query(`
      CREATE INDEX idempotency_recent ON idempotency (actor, operation, fingerprint, created_at)
      WHERE key LIKE 'auto:%'`);
    await db.query(`GRANT SELECT ON idempotency TO tarn_app`);
  }

  private async audit(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE audit_entry (
        seq bigint PRIMARY KEY,
        at timestamptz NOT NULL,
        actor text NOT NULL,
        action text NOT NULL,
        subject text NOT NULL,
        before jsonb,
        after jsonb,
        reason text,
        source text,
        prev bytea NOT NULL CHECK (length(prev) = 32),
        hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32)
      )`);
    await db.query(`CREATE INDEX audit_entry_subject ON audit_entry (subject, seq DESC)`);
    await db.query(`CREATE INDEX audit_entry_actor ON audit_entry (actor, seq DESC)`);
    await db.query(`CREATE INDEX audit_entry_action ON audit_entry (action, seq DESC)`);
    await db.query(`
      CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON audit_entry
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    // The chain's canonical form: a JSON array as PostgreSQL prints jsonb, after the previous hash.
    await db.query(`
      CREATE FUNCTION audit_hash(prev bytea, seq bigint, at timestamptz, actor text, action text,
        subject text, before jsonb, after jsonb, reason text, source text)
      RETURNS bytea LANGUAGE sql IMMUTABLE SET search_path = pg_catalog
      AS $$ SELECT sha256(prev || convert_to(jsonb_build_array(seq,
        (extract(epoch FROM at) * 1000)::bigint, actor, action, subject, before, after, reason,
        source)::text, 'UTF8')) $$`);
    await db.query(`GRANT SELECT ON audit_entry TO tarn_app`);
  }

  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW verify.posting AS
      SELECT p.movement_id AS transaction_id, a.address AS account, a.user_id, m.kind, a.asset,
        p.amount, m.created_at, m.key
      FROM ledger_posting p
      JOIN ledger_movement m ON m.id = p.movement_id
      JOIN ledger_account a ON a.id = p.account_id`);
    await db.query(`
      CREATE VIEW verify.account AS
      SELECT a.address AS account, a.user_id, a.kind, a.asset,
        coalesce(a.balance, coalesce(s.balance, 0) + coalesce((
          SELECT sum(p.amount)::bigint FROM ledger_posting p
          WHERE p.account_id = a.id AND p.movement_id > coalesce(s.through_movement_id, 0)), 0))
        AS balance
      FROM ledger_account a LEFT JOIN ledger_snapshot s ON s.account_id = a.id`);
    // The hash is made again from what the entry says now: should that have been altered, the next
    // entry does not link to it any more.
    await db.query(`
      CREATE VIEW verify.audit AS
      SELECT seq, at, actor, action, subject, reason, prev,
        audit_hash(prev, seq, at, actor, action, subject, before, after, reason, source) AS hash
      FROM audit_entry`);
    await db.query(`GRANT EXECUTE ON FUNCTION audit_hash TO tarn_verify`);
    await db.query(`GRANT SELECT ON verify.posting, verify.account, verify.audit TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
