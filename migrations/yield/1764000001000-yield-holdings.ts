import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who joined a yield project, and the interest of each of their days. */
export class YieldHoldings1764000001000 implements MigrationInterface {
  name = 'YieldHoldings1764000001000';

  async up(db: QueryRunner): Promise<void> {
    await this.holdings(db);
    await this.indexes(db);
    await this.holdingGuards(db);
    await this.days(db);
    await this.views(db);
    await db.query(`GRANT SELECT ON yield_holding, yield_day, yield_day_default TO tarn_app`);
  }

  /**
   * One user's share. `principal_days` is the sum of the principal at each 00:00 booked so far, `accrued` the
   * interest of those in whole cents, `paid` all interest paid out, `promised` the most that can still be paid.
   */
  private async holdings(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE yield_holding (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        user_id bigint NOT NULL REFERENCES app_user (id),
        project_id bigint NOT NULL REFERENCES yield_project (id),
        terms_id bigint NOT NULL,
        terms_hash bytea NOT NULL,
        renews_id bigint UNIQUE REFERENCES yield_holding (id),
        annual_ppm int NOT NULL,
        days int NOT NULL,
        dividend text NOT NULL,
        topup bigint NOT NULL,
        early_stop boolean NOT NULL,
        reduction_bp int NOT NULL,
        zone text NOT NULL,
        started_at timestamptz NOT NULL,
        started_on date NOT NULL,
        topup_due_at timestamptz,
        ends_at timestamptz NOT NULL,
        initial bigint NOT NULL CHECK (initial > 0),
        principal bigint NOT NULL CHECK (principal BETWEEN initial AND 100000000),
        topup_paid_at timestamptz,
        state text NOT NULL CHECK (state IN ('EARNING', 'NEEDS_TOPUP', 'DUE', 'SETTLED')),
        next_at timestamptz,
        matures_at timestamptz NOT NULL,
        acts_at timestamptz,
        notice_at timestamptz,
        days_booked int NOT NULL DEFAULT 0 CHECK (days_booked BETWEEN 0 AND days),
        principal_days bigint NOT NULL DEFAULT 0 CHECK (principal_days >= 0),
        accrued bigint NOT NULL DEFAULT 0 CHECK (accrued >= 0),
        paid bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND accrued),
        promised bigint NOT NULL CHECK (promised >= 0),
        principal_paid bigint NOT NULL DEFAULT 0 CHECK (principal_paid IN (0, principal)),
        settled_at timestamptz,
        settled_by text CHECK (settled_by IN ('USER', 'PLATFORM', 'RENEWAL')),
        remainder bigint NOT NULL DEFAULT 0 CHECK (remainder >= 0),
        reduction bigint NOT NULL DEFAULT 0 CHECK (reduction >= 0),
        FOREIGN KEY (terms_id, terms_hash) REFERENCES yield_terms (id, hash),
        CONSTRAINT yield_holding_topup CHECK ((topup > 0) = (topup_due_at IS NOT NULL)
          AND (topup_paid_at IS NULL OR (topup > 0 AND topup_paid_at < topup_due_at))),
        CONSTRAINT yield_holding_owes CHECK (CASE state WHEN 'NEEDS_TOPUP' THEN topup > 0 AND topup_paid_at IS NULL
          WHEN 'EARNING' THEN topup = 0 OR topup_paid_at IS NOT NULL ELSE true END),
        CONSTRAINT yield_holding_earns CHECK (state IN ('EARNING', 'NEEDS_TOPUP') OR next_at IS NULL),
        CONSTRAINT yield_holding_settled CHECK ((state = 'SETTLED') = (settled_at IS NOT NULL)
          AND (state = 'SETTLED') = (settled_by IS NOT NULL) AND (state = 'SETTLED') = (principal_paid > 0)
          AND (state = 'SETTLED' OR remainder + reduction = 0) AND (state <> 'SETTLED' OR promised = 0) AND (state = 'SETTLED') = (acts_at IS NULL)),
        CONSTRAINT yield_holding_early CHECK (reduction = 0 OR (early_stop AND settled_at < matures_at
          AND reduction <= accrued * reduction_bp / 10000)),
        CONSTRAINT yield_holding_pays CHECK (state <> 'SETTLED' OR (principal_paid >= principal
          AND accrued >= annual_ppm * principal_days / 365000000 AND paid >= accrued - reduction))
      ) WITH (fillfactor = 70)`);
  }

  private async indexes(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE UNIQUE INDEX yield_holding_open ON yield_holding (user_id, project_id) WHERE state <> 'SETTLED'`);
    await db.query(`CREATE INDEX yield_holding_of_user ON yield_holding (user_id, id DESC)`);
    await db.query(`CREATE INDEX yield_holding_of_project ON yield_holding (project_id, id DESC)`);
    await db.query(
      `CREATE INDEX yield_holding_next ON yield_holding (next_at) WHERE next_at IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX yield_holding_acts ON yield_holding (acts_at) WHERE acts_at IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX yield_holding_notice ON yield_holding (notice_at) WHERE notice_at IS NOT NULL`,
    );
  }

  private async holdingGuards(db: QueryRunner): Promise<void> {
    // What was accepted is what is held: nothing is added to it or raised, then or later.
    await db.query(`
      CREATE FUNCTION check_holding_terms() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NOT EXISTS (SELECT FROM yield_terms t WHERE t.id = NEW.terms_id AND t.project_id = NEW.project_id
            AND (t.annual_ppm, t.days, t.dividend, t.topup, t.early_stop, t.reduction_bp)
              = (NEW.annual_ppm, NEW.days, NEW.dividend, NEW.topup, NEW.early_stop, NEW.reduction_bp)) THEN
          RAISE EXCEPTION 'a holding has the terms that were accepted'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'yield_holding_terms';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER yield_holding_terms BEFORE INSERT ON yield_holding
      FOR EACH ROW EXECUTE FUNCTION check_holding_terms()`);
    // Conditions of the triggers themselves: a night's interest calls no function for them.
    await db.query(`
      CREATE TRIGGER yield_holding_as_joined BEFORE UPDATE OF id, number, user_id, project_id, terms_id, terms_hash,
        renews_id, annual_ppm, days, dividend, topup, early_stop, reduction_bp, zone, started_at, started_on,
        topup_due_at, ends_at, initial ON yield_holding
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER yield_holding_forward BEFORE UPDATE ON yield_holding
      FOR EACH ROW WHEN (OLD.state = 'SETTLED' OR (OLD.state = 'DUE' AND NEW.state NOT IN ('DUE', 'SETTLED'))
        OR (OLD.state = 'EARNING' AND NEW.state = 'NEEDS_TOPUP')
        OR (OLD.state = 'DUE' AND NEW.principal_days <> OLD.principal_days)
        OR NEW.principal < OLD.principal OR NEW.days_booked < OLD.days_booked OR NEW.accrued < OLD.accrued
        OR NEW.paid < OLD.paid OR (OLD.topup_paid_at IS NOT NULL AND NEW.topup_paid_at IS DISTINCT FROM OLD.topup_paid_at))
      EXECUTE FUNCTION refuse_change()`);
    for (const event of ['DELETE', 'TRUNCATE']) {
      await db.query(`
        CREATE TRIGGER yield_holding_no_${event.toLowerCase()} BEFORE ${event} ON yield_holding
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
  }

  /** One row a 00:00 that paid for something: the principal that stood before it, and the interest of that day. */
  private async days(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE yield_day (
        holding_id bigint NOT NULL REFERENCES yield_holding (id),
        day date NOT NULL,
        principal bigint NOT NULL CHECK (principal > 0),
        amount bigint NOT NULL CHECK (amount >= 0),
        PRIMARY KEY (holding_id, day)
      ) PARTITION BY RANGE (day)`);
    await db.query(`CREATE TABLE yield_day_default PARTITION OF yield_day DEFAULT`);
    await db.query(`
      CREATE TRIGGER yield_day_append_only BEFORE UPDATE OR DELETE ON yield_day
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER yield_day_no_truncate BEFORE TRUNCATE ON yield_day
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER yield_day_default_no_truncate BEFORE TRUNCATE ON yield_day_default
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW verify.holding AS
      SELECT id, number, user_id, project_id, terms_hash, annual_ppm, dividend, zone, initial, principal, topup,
        reduction_bp, started_at, topup_due_at, ends_at, state, accrued, paid, settled_at,
        days, topup_paid_at, early_stop, promised, remainder, reduction, settled_by, terms_id, renews_id
      FROM yield_holding`);
    await db.query(`
      CREATE VIEW verify.holding_day AS SELECT holding_id, day, principal, amount FROM yield_day`);
    await db.query(`GRANT SELECT ON verify.holding, verify.holding_day TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
