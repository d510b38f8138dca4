import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Help that its user stopped leaves the queue of the staff at once, also out of somebody's hands. */
export class StoppedRequests1763930000000 implements MigrationInterface {
  name = 'StoppedRequests1763930000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION check_review_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
        -- Help that its user stops ends wherever it is; money that staff have in hand does not.
        IF NOT (NEW.state = OLD.state OR NEW.kind IN ('PASSWORD_REQUEST', 'INFO_CHANGE') AND (OLD.state, NEW.state) IN (
            ('IN_REVIEW', 'CANCELLED'), ('ON_HOLD', 'CANCELLED'), ('DECIDED', 'CANCELLED'))
          OR (OLD.state, NEW.state) IN (
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
      ALTER TABLE review_step DROP CONSTRAINT review_step_kind_check,
        ADD CONSTRAINT review_step_kind_check CHECK (kind IN ('SUBMITTED', 'TAKEN', 'RELEASED', 'EXPIRED',
          'RETURNED', 'HELD', 'FIRST_APPROVED', 'WITHDRAWN', 'SENT_BACK', 'CONTRADICTED', 'APPROVED', 'REFUSED',
          'UNDONE', 'CREDITED', 'STOPPED', 'ENDED'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
