import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The day in which a user can stop what was approved begins with the notice, not with the approval: a mail server that
 * was down took it away. Who reads what stays as it was.
 */
export class DayFromNotice1765970030000 implements MigrationInterface {
  name = 'DayFromNotice1765970030000';

  async up(db: QueryRunner): Promise<void> {
    await this.requests(db);
    await this.changes(db);
  }

  private async requests(db: QueryRunner): Promise<void> {
    // What was confirmed before stays as it is.
    await db.query(`
      ALTER TABLE help_request
        DROP CONSTRAINT help_request_confirmed_after_a_day,
        ADD CONSTRAINT help_request_confirmed_after_a_day CHECK (completed_at IS NULL
          OR completed_at >= ready_at AND noticed_at IS NOT NULL
            AND completed_at >= noticed_at + interval '24 hours' AND stopped_at IS NULL) NOT VALID`);
    await db.query(`
      CREATE OR REPLACE VIEW help_review WITH (security_invoker = true) AS
      SELECT h.id, h.number, h.user_id, h.kind, v.kind AS queue, h.note, h.lock_id, h.change_id, h.steps,
        h.submitted_at, h.approved_at,
        CASE WHEN h.ready_at IS NOT NULL THEN greatest(h.ready_at, h.noticed_at + interval '24 hours') END AS ready_at,
        h.stopped_at, h.completed_at, h.closed_at,
        v.version, v.review_by, v.state AS review_state,
        v.taken_by, v.taken_at, v.lease_until, v.needs_second, v.first_approver, v.first_approved_at,
        v.second_approver, v.decision, v.decided_by, v.decided_at, v.decision_reason, v.effective_at,
        v.subject_id AS queue_id, h.noticed_at
      FROM help_request h JOIN review v ON v.subject_id = h.id AND v.kind = h.queue`);
  }

  /** The same for other verified data. */
  private async changes(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION check_verification_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v review;
        v_replaced boolean := NEW.replaced_at IS DISTINCT FROM OLD.replaced_at;
      BEGIN
        -- Sealed texts may be sealed anew; the hash says whether the number is still the same.
        IF (OLD.id, OLD.number, OLD.user_id, OLD.id_type, OLD.id_hash, OLD.front_id, OLD.back_id, OLD.selfie_id,
            OLD.submitted_at, OLD.replaces) IS DISTINCT FROM (NEW.id, NEW.number, NEW.user_id, NEW.id_type,
            NEW.id_hash, NEW.front_id, NEW.back_id, NEW.selfie_id, NEW.submitted_at, NEW.replaces) THEN
          RAISE EXCEPTION 'verification % stays as it was submitted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'verification_as_submitted';
        END IF;
        -- One version takes the place of another by a request that was announced a day ago or longer, and by nothing else.
        IF v_replaced OR OLD.replaces IS NOT NULL AND (OLD.standing, OLD.verified_at, OLD.faulty)
            IS DISTINCT FROM (NEW.standing, NEW.verified_at, NEW.faulty) THEN
          IF OLD.replaced_at IS NOT NULL OR NEW.faulty IS NOT NULL
              OR v_replaced AND (NOT OLD.standing OR NEW.verified_at IS DISTINCT FROM OLD.verified_at)
              OR NOT v_replaced AND OLD.verified_at IS NOT NULL
              OR NOT EXISTS (SELECT FROM help_request h JOIN verification c ON c.id = h.change_id
                WHERE OLD.id = CASE WHEN v_replaced THEN c.replaces ELSE c.id END
                AND h.ready_at <= tarn_now() AND h.noticed_at <= tarn_now() - interval '24 hours'
                AND h.closed_at IS NULL) THEN
            RAISE EXCEPTION 'verification % changes by a request of its user', OLD.id
              USING ERRCODE = 'restrict_violation', CONSTRAINT = 'verification_change_confirmed';
          END IF;
          RETURN NEW;
        END IF;
        IF OLD.replaces IS NOT NULL THEN RETURN NEW; END IF;
        SELECT * INTO STRICT v FROM review WHERE kind = 'VERIFICATION' AND subject_id = OLD.id;
        IF (OLD.standing, OLD.verified_at, OLD.faulty) IS DISTINCT FROM (NEW.standing, NEW.verified_at, NEW.faulty)
            AND v.state IN ('SUCCESS', 'FAILED', 'CANCELLED') THEN
          RAISE EXCEPTION 'verification % is decided', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'verification_decided_once';
        END IF;
        IF NEW.standing AND NOT OLD.standing
            OR NOT NEW.standing AND OLD.standing AND (v.state, v.decision) IS DISTINCT FROM ('DECIDED', 'REFUSED')
            OR NEW.verified_at IS DISTINCT FROM OLD.verified_at
              AND (OLD.verified_at IS NOT NULL OR (v.state, v.decision) IS DISTINCT FROM ('DECIDED', 'APPROVED')
                OR v.effective_at > tarn_now()) THEN
          RAISE EXCEPTION 'verification % follows its decision', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'verification_effect_follows_decision';
        END IF;
        RETURN NEW;
      END $$`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
