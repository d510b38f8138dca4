import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every request that staff decide is one machine with many kinds: its lease, decision and steps are
 * rows of `review`. A request's own table keeps what was asked and what was found. A decision takes
 * effect after the undo window.
 */
export class Reviews1763700600000 implements MigrationInterface {
  name = 'Reviews1763700600000';

  async up(db: QueryRunner): Promise<void> {
    await this.reviews(db);
    await this.steps(db);
    await this.rules(db);
    await this.move(db);
    await this.recharges(db);
    await this.views(db);
  }

  private async reviews(db: QueryRunner): Promise<void> {
    await db.query(
      `INSERT INTO setting (key, value) VALUES ('undoSeconds', '10'), ('rechargesOpenMax', '5')`,
    );
    await db.query(`
      CREATE TABLE review (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('RECHARGE')),
        subject_id bigint NOT NULL,
        user_id bigint NOT NULL REFERENCES app_user (id),
        state text NOT NULL DEFAULT 'SUBMITTED' CHECK (state IN ('SUBMITTED', 'IN_REVIEW', 'ON_HOLD',
          'SECOND_APPROVAL', 'DECIDED', 'SUCCESS', 'FAILED', 'CANCELLED')),
        version int NOT NULL DEFAULT 1,
        submitted_at timestamptz NOT NULL DEFAULT tarn_now(),
        review_by timestamptz NOT NULL,
        taken_by bigint REFERENCES staff (id),
        taken_at timestamptz,
        lease_until timestamptz,
        needs_second boolean NOT NULL DEFAULT false,
        first_approver bigint REFERENCES staff (id),
        first_approved_at timestamptz,
        second_approver bigint REFERENCES staff (id),
        decision text CHECK (decision IN ('APPROVED', 'REFUSED')),
        decided_by bigint REFERENCES staff (id),
        decided_at timestamptz,
        decision_reason text,
        effective_at timestamptz,
        ended_at timestamptz,
        CONSTRAINT review_of_subject UNIQUE (kind, subject_id),
        CONSTRAINT review_lease CHECK ((taken_by IS NULL) = (lease_until IS NULL)),
        CONSTRAINT review_decision_whole CHECK ((decision IS NULL) = (decided_at IS NULL)
          AND (decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (effective_at IS NULL)),
        CONSTRAINT review_refusal_says_why CHECK (
          decision IS DISTINCT FROM 'REFUSED' OR length(btrim(coalesce(decision_reason, ''))) > 0),
        CONSTRAINT review_two_people CHECK (second_approver <> first_approver),
        CONSTRAINT review_second_person CHECK (
          decision IS DISTINCT FROM 'APPROVED' OR first_approver IS NOT NULL
            AND (NOT needs_second OR second_approver IS NOT NULL)),
        CONSTRAINT review_effect_follows_decision CHECK (
          CASE state WHEN 'SUCCESS' THEN decision IS NOT DISTINCT FROM 'APPROVED'
            WHEN 'FAILED' THEN decision IS NOT DISTINCT FROM 'REFUSED'
            WHEN 'DECIDED' THEN decision IS NOT NULL
            ELSE decision IS NULL END)
      )`);
  }

  private async steps(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE review ALTER COLUMN user_id SET STATISTICS 0`);
    await db.query(`
      CREATE INDEX review_queue ON review (kind, subject_id)
      WHERE state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')`);
    await db.query(`
      CREATE INDEX review_done ON review (kind, subject_id DESC)
      WHERE state IN ('SUCCESS', 'FAILED', 'CANCELLED')`);
    await db.query(`CREATE INDEX review_due ON review (effective_at) WHERE state = 'DECIDED'`);
    await db.query(
      `CREATE INDEX review_leased ON review (lease_until) WHERE lease_until IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX review_decided ON review (decided_at) WHERE decided_at IS NOT NULL`,
    );
    await db.query(`CREATE INDEX review_of_user ON review (user_id, id DESC)`);
    await db.query(`
      CREATE TABLE review_step (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        review_id bigint NOT NULL REFERENCES review (id),
        kind text NOT NULL CHECK (kind IN ('SUBMITTED', 'TAKEN', 'RELEASED', 'EXPIRED', 'RETURNED', 'HELD',
          'FIRST_APPROVED', 'WITHDRAWN', 'SENT_BACK', 'CONTRADICTED', 'APPROVED', 'REFUSED', 'UNDONE',
          'CREDITED', 'ENDED')),
        staff_id bigint REFERENCES staff (id),
        note text,
        at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX review_step_of ON review_step (review_id, id)`);
    await db.query(`GRANT SELECT ON review, review_step TO tarn_app`);
  }

  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_review_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF (OLD.kind, OLD.subject_id, OLD.user_id, OLD.submitted_at, OLD.review_by)
            IS DISTINCT FROM (NEW.kind, NEW.subject_id, NEW.user_id, NEW.submitted_at, NEW.review_by) THEN
          RAISE EXCEPTION 'what review % is of stays as it was submitted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_as_submitted';
        END IF;
        IF OLD.state IN ('SUCCESS', 'FAILED', 'CANCELLED') THEN
          RAISE EXCEPTION 'review % is decided', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_decided_once';
        END IF;
        IF OLD.decision IS NOT NULL AND NEW.decision IS DISTINCT FROM OLD.decision
            AND (NEW.decision IS NOT NULL OR OLD.effective_at <= tarn_now()) THEN
          RAISE EXCEPTION 'the decision on review % stands', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_decided_once';
        END IF;
        IF NOT (NEW.state = OLD.state OR (OLD.state, NEW.state) IN (
            ('SUBMITTED', 'IN_REVIEW'), ('SUBMITTED', 'CANCELLED'),
            ('IN_REVIEW', 'SUBMITTED'), ('IN_REVIEW', 'ON_HOLD'), ('IN_REVIEW', 'SECOND_APPROVAL'),
            ('IN_REVIEW', 'DECIDED'), ('ON_HOLD', 'IN_REVIEW'), ('ON_HOLD', 'SUBMITTED'),
            ('SECOND_APPROVAL', 'SUBMITTED'), ('SECOND_APPROVAL', 'DECIDED'),
            ('DECIDED', 'IN_REVIEW'), ('DECIDED', 'SECOND_APPROVAL'),
            ('DECIDED', 'SUCCESS'), ('DECIDED', 'FAILED'))) THEN
          RAISE EXCEPTION 'review %: % does not lead to %', OLD.id, OLD.state, NEW.state
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_moves_forward';
        END IF;
        IF NEW.state IN ('SUCCESS', 'FAILED') AND NEW.effective_at > tarn_now() THEN
          RAISE EXCEPTION 'review % takes effect after its undo window', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_undo_window';
        END IF;
        IF OLD.needs_second AND NOT NEW.needs_second AND NEW.first_approver IS NOT NULL THEN
          RAISE EXCEPTION 'where two people decide, two people decide'
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_second_person_stays';
        END IF;
        IF EXISTS (SELECT FROM staff_user s WHERE s.user_id = NEW.user_id AND s.staff_id IN
            (NEW.taken_by, NEW.first_approver, NEW.second_approver, NEW.decided_by)) THEN
          RAISE EXCEPTION 'nobody decides a request of an account they own'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'review_own_request';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER review_kept BEFORE DELETE ON review
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER review_step_append_only BEFORE UPDATE OR DELETE ON review_step
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  /** What is under way moves with its steps. */
  private async move(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO review (kind, subject_id, user_id, state, version, submitted_at, review_by, taken_by,
        taken_at, lease_until, needs_second, first_approver, first_approved_at, second_approver, decision,
        decided_by, decided_at, decision_reason, effective_at, ended_at)
      SELECT 'RECHARGE', id, user_id, state, version, submitted_at, review_by, taken_by, taken_at,
        lease_until, needs_second, first_approver, first_approved_at, second_approver, decision, decided_by,
        decided_at, decision_reason, decided_at, coalesce(credited_at, decided_at)
      FROM recharge ORDER BY id`);
    await db.query(`
      INSERT INTO review_step (review_id, kind, staff_id, note, at)
      SELECT v.id, s.kind, s.staff_id, s.note, s.at FROM recharge_step s
      JOIN review v ON v.kind = 'RECHARGE' AND v.subject_id = s.recharge_id ORDER BY s.id`);
    await db.query(`
      CREATE TRIGGER review_change BEFORE UPDATE ON review
      FOR EACH ROW EXECUTE FUNCTION check_review_change()`);
    await db.query(`DROP TABLE recharge_step`);
  }

  private async recharges(db: QueryRunner): Promise<void> {
    await db.query(`DROP VIEW verify.recharges`);
    await db.query(`DROP TRIGGER recharge_change ON recharge`);
    await db.query(`DROP FUNCTION check_recharge_change()`);
    // What is found is free again where the request was refused.
    await db.query(`DROP INDEX recharge_bank_reference`);
    await db.query(`UPDATE recharge SET bank_reference = NULL WHERE decision = 'REFUSED'`);
    await db.query(`
      ALTER TABLE recharge
        DROP COLUMN version, DROP COLUMN state, DROP COLUMN review_by, DROP COLUMN taken_by,
        DROP COLUMN taken_at, DROP COLUMN lease_until, DROP COLUMN needs_second,
        DROP COLUMN first_approver, DROP COLUMN first_approved_at, DROP COLUMN second_approver,
        DROP COLUMN decision, DROP COLUMN decided_by, DROP COLUMN decided_at, DROP COLUMN decision_reason`);
    await db.query(`
      CREATE UNIQUE INDEX recharge_bank_reference ON recharge (upper(normalize(bank_reference, NFKC)))
      WHERE bank_reference IS NOT NULL`);
    await db.query(`
      CREATE FUNCTION check_recharge_finding() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v review;
        v_from bigint := (SELECT value::text::bigint FROM setting WHERE key = 'secondApprovalFrom');
      BEGIN
        SELECT * INTO STRICT v FROM review WHERE kind = 'RECHARGE' AND subject_id = NEW.id;
        IF NEW.credited IS DISTINCT FROM OLD.credited AND (OLD.credited IS NOT NULL
            OR v.decision IS DISTINCT FROM 'APPROVED' OR v.state <> 'DECIDED'
            OR NEW.credited IS DISTINCT FROM NEW.approved_amount) THEN
          RAISE EXCEPTION 'recharge % is credited once, as it was approved', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_effect_follows_decision';
        END IF;
        IF v.state IN ('SUCCESS', 'FAILED', 'CANCELLED') AND (OLD.bank_reference, OLD.approved_amount)
            IS DISTINCT FROM (NEW.bank_reference, NEW.approved_amount) THEN
          RAISE EXCEPTION 'recharge % is decided', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_decided_once';
        END IF;
        IF NEW.approved_amount IS NOT NULL AND NOT v.needs_second AND v.first_approver IS NOT NULL
            AND (greatest(NEW.amount, NEW.approved_amount) >= v_from OR NEW.approved_amount <> NEW.amount) THEN
          RAISE EXCEPTION 'from the threshold, and for another amount, two people decide'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'recharge_threshold';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_finding BEFORE UPDATE ON recharge
      FOR EACH ROW EXECUTE FUNCTION check_recharge_finding()`);
  }

  private async views(db: QueryRunner): Promise<void> {
    // A request with its review, as people see it: on hold and in the undo window it is in review.
    await db.query(`
      CREATE VIEW recharge_request AS
      SELECT r.id, r.number, v.version, r.user_id, r.channel_id, r.class, r.amount, r.upload_id, r.image_hash,
        r.payer_name, r.remark, r.submitted_at, v.review_by, v.state AS review_state,
        CASE v.state WHEN 'ON_HOLD' THEN 'IN_REVIEW' WHEN 'DECIDED' THEN 'IN_REVIEW' ELSE v.state END AS state,
        v.taken_by, v.taken_at, v.lease_until, v.needs_second, v.first_approver, v.first_approved_at,
        v.second_approver, r.bank_reference, r.approved_amount, v.decision, v.decided_by, v.decided_at,
        v.decision_reason, v.effective_at, r.credited, r.credited_at
      FROM recharge r JOIN review v ON v.kind = 'RECHARGE' AND v.subject_id = r.id`);
    await db.query(`GRANT SELECT ON recharge_request TO tarn_app`);
    // The evidence is the SHA-256 of the decoded picture.
    await db.query(`
      CREATE VIEW verify.recharges AS
      SELECT r.id, r.user_id, r.class, r.amount AS requested, r.credited, v.state, r.image_hash AS evidence,
        v.first_approver AS approver, v.second_approver, v.decided_at
      FROM recharge r JOIN review v ON v.kind = 'RECHARGE' AND v.subject_id = r.id`);
    await db.query(`GRANT SELECT ON verify.recharges TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
