import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people ask customer service to restore or change. An approval only opens a way that the user walks alone,
 * a day after it was announced; an appeal of a lock takes effect at once.
 */
export class HelpRequests1763880010000 implements MigrationInterface {
  name = 'HelpRequests1763880010000';

  async up(db: QueryRunner): Promise<void> {
    await this.requests(db);
    await this.rules(db);
    await this.appeals(db);
    await this.owners(db);
  }

  private async requests(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE help_request (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        user_id bigint NOT NULL REFERENCES app_user (id),
        kind text NOT NULL CHECK (kind IN ('FUND_PASSWORD', 'SECOND_FACTOR', 'APPEAL', 'INFO_CHANGE')),
        note text NOT NULL CHECK (length(btrim(note)) > 0 AND length(note) <= 1000),
        lock_id bigint UNIQUE REFERENCES account_lock (id),
        wanted text,
        steps text[],
        submitted_at timestamptz NOT NULL DEFAULT tarn_now(),
        approved_at timestamptz,
        ready_at timestamptz,
        noticed_at timestamptz,
        notice jsonb,
        stopped_at timestamptz,
        completed_at timestamptz,
        closed_at timestamptz,
        CONSTRAINT help_request_appeal CHECK ((kind = 'APPEAL') = (lock_id IS NOT NULL)),
        CONSTRAINT help_request_wanted CHECK ((kind = 'INFO_CHANGE') = (wanted IS NOT NULL)),
        CONSTRAINT help_request_a_day CHECK (ready_at IS NULL AND (kind = 'APPEAL' OR approved_at IS NULL)
          OR kind <> 'APPEAL' AND ready_at >= approved_at + interval '24 hours'),
        CONSTRAINT help_request_confirmed_after_a_day CHECK (completed_at IS NULL
          OR completed_at >= ready_at AND noticed_at IS NOT NULL AND stopped_at IS NULL),
        CONSTRAINT help_request_closed CHECK ((stopped_at IS NULL AND completed_at IS NULL) OR closed_at IS NOT NULL)
      )`);
    await db.query(`
      CREATE UNIQUE INDEX help_request_one_open ON help_request (user_id, kind) WHERE closed_at IS NULL`);
    await db.query(`CREATE INDEX help_request_of_user ON help_request (user_id, id DESC)`);
    await db.query(`
      CREATE INDEX help_request_unnoticed ON help_request (id) WHERE notice IS NOT NULL AND noticed_at IS NULL`);
  }

  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_help_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v review;
      BEGIN
        -- A sealed text may be sealed anew.
        IF (OLD.id, OLD.number, OLD.user_id, OLD.kind, OLD.note, OLD.lock_id, OLD.submitted_at, OLD.wanted IS NULL)
            IS DISTINCT FROM (NEW.id, NEW.number, NEW.user_id, NEW.kind, NEW.note, NEW.lock_id, NEW.submitted_at,
            NEW.wanted IS NULL)
          OR OLD.closed_at IS NOT NULL AND (OLD.approved_at, OLD.ready_at, OLD.stopped_at, OLD.completed_at,
            OLD.closed_at) IS DISTINCT FROM (NEW.approved_at, NEW.ready_at, NEW.stopped_at, NEW.completed_at,
            NEW.closed_at) THEN
          RAISE EXCEPTION 'help request % stays as it is', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'help_request_stays';
        END IF;
        IF NEW.approved_at IS DISTINCT FROM OLD.approved_at OR NEW.ready_at IS DISTINCT FROM OLD.ready_at THEN
          SELECT * INTO STRICT v FROM review WHERE subject_id = OLD.id AND kind = CASE
            WHEN OLD.kind IN ('FUND_PASSWORD', 'SECOND_FACTOR') THEN 'PASSWORD_REQUEST' ELSE OLD.kind END;
          IF OLD.approved_at IS NOT NULL OR (v.state, v.decision) IS DISTINCT FROM ('DECIDED', 'APPROVED')
              OR v.effective_at > tarn_now() THEN
            RAISE EXCEPTION 'help request % follows its decision', OLD.id
              USING ERRCODE = 'restrict_violation', CONSTRAINT = 'help_request_follows_decision';
          END IF;
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER help_request_change BEFORE UPDATE ON help_request
      FOR EACH ROW EXECUTE FUNCTION check_help_change()`);
    await db.query(`
      CREATE TRIGGER help_request_kept BEFORE DELETE ON help_request
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  /** Whoever locked an account neither takes nor decides an appeal of that lock, whatever asks for it. */
  private async appeals(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_appeal_decider() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v_by bigint;
      BEGIN
        SELECT l.locked_by INTO v_by FROM help_request h JOIN account_lock l ON l.id = h.lock_id
          WHERE h.id = NEW.subject_id;
        IF v_by IN (NEW.taken_by, NEW.first_approver, NEW.second_approver, NEW.decided_by) THEN
          RAISE EXCEPTION 'appeal % is decided by somebody who did not lock', NEW.subject_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'review_appeal_by_another';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER review_appeal_by_another BEFORE INSERT OR UPDATE ON review
      FOR EACH ROW WHEN (NEW.kind = 'APPEAL') EXECUTE FUNCTION check_appeal_decider()`);
  }

  /** The server reads what belongs to the user, or the member of staff, that its transaction names. */
  private async owners(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE help_request ENABLE ROW LEVEL SECURITY`);
    await db.query(`
      CREATE POLICY help_request_of_actor ON help_request FOR SELECT TO tarn_app
      USING (current_setting('tarn.actor', true) = 'user/' || user_id
        OR current_setting('tarn.actor', true) ~ '^staff/[1-9][0-9]{0,17}$')`);
    await db.query(`GRANT SELECT ON help_request TO tarn_app`);
    await db.query(`
      CREATE VIEW help_review WITH (security_invoker = true) AS
      SELECT h.id, h.number, h.user_id, h.kind, v.kind AS queue, h.note, h.lock_id, h.wanted, h.steps, h.submitted_at,
        h.approved_at, h.ready_at, h.stopped_at, h.completed_at, h.closed_at,
        v.version, v.review_by, v.state AS review_state,
        v.taken_by, v.taken_at, v.lease_until, v.needs_second, v.first_approver, v.first_approved_at,
        v.second_approver, v.decision, v.decided_by, v.decided_at, v.decision_reason, v.effective_at
      FROM help_request h JOIN review v ON v.subject_id = h.id AND v.kind = CASE
        WHEN h.kind IN ('FUND_PASSWORD', 'SECOND_FACTOR') THEN 'PASSWORD_REQUEST' ELSE h.kind END`);
    await db.query(`GRANT SELECT ON help_review TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
