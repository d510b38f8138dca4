import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Timed contracts. Terms are copied in at opening; settlement writes once; nothing else ever changes. */
export class Trading1763600300000 implements MigrationInterface {
  name = 'Trading1763600300000';

  async up(db: QueryRunner): Promise<void> {
    await this.orders(db);
    await this.frozen(db);
    await this.totals(db);
    await this.view(db);
  }

  private async orders(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE trade_order (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL DEFAULT random_number_text(),
        user_id bigint NOT NULL REFERENCES app_user (id),
        instrument_id bigint NOT NULL REFERENCES instrument (id),
        direction text NOT NULL CHECK (direction IN ('UP', 'DOWN')),
        multiple int NOT NULL CHECK (multiple > 0),
        stake bigint NOT NULL CHECK (stake > 0),
        fee bigint NOT NULL CHECK (fee >= 0),
        fee_bp int NOT NULL CHECK (fee_bp >= 0),
        payout_bp int NOT NULL CHECK (payout_bp > 0),
        duration_seconds int NOT NULL CHECK (duration_seconds > 0),
        stale_after_ms int NOT NULL CHECK (stale_after_ms > 0),
        terms_hash bytea NOT NULL CHECK (length(terms_hash) = 32),
        open_quote_id bigint NOT NULL,
        open_quote_at timestamptz NOT NULL,
        open_price numeric(20, 8) NOT NULL CHECK (open_price > 0),
        opened_at timestamptz NOT NULL,
        settles_at timestamptz NOT NULL,
        close_quote_id bigint,
        close_quote_at timestamptz,
        close_price numeric(20, 8),
        settled_at timestamptz,
        outcome text CHECK (outcome IN ('WIN', 'LOSS', 'DRAW', 'VOID')),
        paid bigint CHECK (paid >= 0),
        CONSTRAINT trade_order_expires_exactly
          CHECK (settles_at = opened_at + make_interval(secs => duration_seconds)),
        CONSTRAINT trade_order_opens_at_a_known_quote CHECK (open_quote_at <= opened_at),
        CONSTRAINT trade_order_settled_whole CHECK (
          (outcome IS NULL) = (settled_at IS NULL) AND (outcome IS NULL) = (paid IS NULL)),
        CONSTRAINT trade_order_settled_after_expiry CHECK (settled_at >= settles_at),
        CONSTRAINT trade_order_closing_quote CHECK (
          outcome IS NULL OR outcome = 'VOID' OR (close_price IS NOT NULL
            AND close_quote_id IS NOT NULL AND close_quote_at IS NOT NULL
            AND close_quote_at <= settles_at)),
        CONSTRAINT trade_order_paid_by_outcome CHECK (paid = CASE outcome
          WHEN 'WIN' THEN stake + stake * payout_bp / 10000
          WHEN 'LOSS' THEN 0
          ELSE stake + fee END)
      ) WITH (fillfactor = 80)`);
    await db.query(`CREATE UNIQUE INDEX trade_order_number ON trade_order (number)`);
    await db.query(`CREATE INDEX trade_order_of_user ON trade_order (user_id, id DESC)`);
    // Without statistics of whose they are, everybody's list is read by this index: of somebody who
    // has most of the table the planner would walk the primary key and step over all others' rows.
    await db.query(`ALTER TABLE trade_order ALTER COLUMN user_id SET STATISTICS 0`);
    await db.query(`
      CREATE INDEX trade_order_due ON trade_order (settles_at) WHERE outcome IS NULL`);
    await db.query(`
      CREATE INDEX trade_order_open ON trade_order (user_id) INCLUDE (stake) WHERE outcome IS NULL`);
    await db.query(`
      CREATE INDEX trade_order_of_instrument ON trade_order (instrument_id, id DESC)`);
    await db.query(`
      CREATE INDEX trade_order_wins ON trade_order (user_id, id DESC) WHERE outcome = 'WIN'`);
    await db.query(`
      CREATE INDEX trade_order_settled_at ON trade_order (settled_at) WHERE outcome IS NOT NULL`);
    await db.query(`GRANT SELECT ON trade_order TO tarn_app`);
  }

  private async frozen(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION keep_order_as_opened() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF OLD.outcome IS NOT NULL THEN
          RAISE EXCEPTION 'order % is settled', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'trade_order_settles_once';
        END IF;
        IF (OLD.number, OLD.user_id, OLD.instrument_id, OLD.direction, OLD.multiple, OLD.stake,
            OLD.fee, OLD.fee_bp, OLD.payout_bp, OLD.duration_seconds, OLD.stale_after_ms,
            OLD.terms_hash, OLD.open_quote_id, OLD.open_quote_at, OLD.open_price, OLD.opened_at,
            OLD.settles_at)
          IS DISTINCT FROM
           (NEW.number, NEW.user_id, NEW.instrument_id, NEW.direction, NEW.multiple, NEW.stake,
            NEW.fee, NEW.fee_bp, NEW.payout_bp, NEW.duration_seconds, NEW.stale_after_ms,
            NEW.terms_hash, NEW.open_quote_id, NEW.open_quote_at, NEW.open_price, NEW.opened_at,
            NEW.settles_at) THEN
          RAISE EXCEPTION 'the terms of order % are frozen', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'trade_order_terms_frozen';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER trade_order_frozen BEFORE UPDATE ON trade_order
      FOR EACH ROW EXECUTE FUNCTION keep_order_as_opened()`);
    await db.query(`
      CREATE TRIGGER trade_order_kept BEFORE DELETE ON trade_order
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER trade_order_no_truncate BEFORE TRUNCATE ON trade_order
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  /** Settled results by day, so that no total ever reads a user's whole history. */
  private async totals(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_day (
        user_id bigint NOT NULL,
        day date NOT NULL,
        instrument_id bigint NOT NULL,
        outcome text NOT NULL,
        count int NOT NULL,
        stake bigint NOT NULL,
        net bigint NOT NULL,
        PRIMARY KEY (user_id, day, instrument_id, outcome)
      ) WITH (fillfactor = 80)`);
    await db.query(`CREATE INDEX order_day_by_day ON order_day (day)`);
    await db.query(`GRANT SELECT ON order_day TO tarn_app`);
  }

  private async view(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW verify.orders AS
      SELECT o.id, o.user_id, i.symbol AS instrument, o.direction, o.stake, o.fee, o.open_quote_id,
        o.close_quote_id, o.opened_at, o.settles_at, o.settled_at, o.outcome, o.paid, o.payout_bp,
        o.fee_bp, o.stale_after_ms, o.terms_hash
      FROM trade_order o JOIN instrument i ON i.id = o.instrument_id`);
    await db.query(`GRANT SELECT ON verify.orders TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
