import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An approved reward for which no campaign has the money at the end of its undo window goes back to its queue, and
 * administrators learn of it: until now it stood there without effect, and nobody was told.
 */
export class UnpaidRewards1765995020000 implements MigrationInterface {
  name = 'UnpaidRewards1765995020000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff_notice DROP CONSTRAINT staff_notice_kind_check,
        ADD CONSTRAINT staff_notice_kind_check CHECK (kind IN ('RECEIVING_DETAILS', 'OVERDUE',
          'STAFF_PASSWORD_RESET', 'PROOF_MISMATCH', 'SETTLEMENT_WRONG', 'SHARED_DEVICE', 'DECISION_RETURNED',
          'ACCOUNT_DECLARED', 'REWARD_UNPAID'))`);
    await db.query(`
      ALTER TABLE review_step DROP CONSTRAINT review_step_kind_check,
        ADD CONSTRAINT review_step_kind_check CHECK (kind IN ('SUBMITTED', 'TAKEN', 'RELEASED', 'EXPIRED',
          'RETURNED', 'HELD', 'FIRST_APPROVED', 'WITHDRAWN', 'SENT_BACK', 'CONTRADICTED', 'APPROVED', 'REFUSED',
          'UNDONE', 'CREDITED', 'STOPPED', 'ENDED', 'HANDED_OVER', 'REOPENED', 'UNPAID'))`);
    await this.change(db);
  }

  /** A decision stands after its undo window unless it rests on somebody who may not decide, or its money is gone. */
  private async change(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION check_review_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$
      DECLARE
        returned CONSTANT boolean := (OLD.state, NEW.state) = ('DECIDED', 'SUBMITTED')
          AND (review_conflict(OLD) IS NOT NULL OR effect_refused(OLD));
      BEGIN
        IF (OLD.kind, OLD.subject_id, OLD.user_id, OLD.submitted_at)
            IS DISTINCT FROM (NEW.kind, NEW.subject_id, NEW.user_id, NEW.submitted_at)
            OR OLD.review_by <> NEW.review_by AND NEW.kind <> 'CONVERSATION' THEN
          RAISE EXCEPTION 'what review % is of stays as it was submitted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_as_submitted';
        END IF;
        IF OLD.state IN ('SUCCESS', 'FAILED', 'CANCELLED')
            AND NOT (NEW.kind = 'CONVERSATION' AND NEW.state = 'SUBMITTED') THEN
          RAISE EXCEPTION 'review % is decided', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_decided_once';
        END IF;
        IF OLD.decision IS NOT NULL AND NEW.decision IS DISTINCT FROM OLD.decision
            AND (NEW.decision IS NOT NULL OR OLD.effective_at <= tarn_now() AND NOT returned) THEN
          RAISE EXCEPTION 'the decision on review % stands', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_decided_once';
        END IF;
        -- Help that its user stops, and an appeal whose lock ends, ends wherever it is; money that staff have in hand
        -- does not.
        IF NOT (NEW.state = OLD.state OR returned
          OR NEW.kind IN ('PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE', 'CONVERSATION')
            AND (OLD.state, NEW.state) IN (
            ('IN_REVIEW', 'CANCELLED'), ('ON_HOLD', 'CANCELLED'), ('DECIDED', 'CANCELLED'))
          OR NEW.kind = 'CONVERSATION' AND (OLD.state, NEW.state) = ('CANCELLED', 'SUBMITTED')
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
        IF EXISTS (SELECT FROM (VALUES (NEW.taken_by, OLD.taken_by), (NEW.first_approver, OLD.first_approver),
              (NEW.second_approver, OLD.second_approver), (NEW.decided_by, OLD.decided_by)) p (id, before)
            WHERE (p.id IS DISTINCT FROM p.before OR NEW.decision = 'APPROVED' AND NEW.state <> OLD.state)
              AND staff_owns(p.id, NEW.user_id)) THEN
          RAISE EXCEPTION 'nobody decides a request of an account they own, or of one that shares with it'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'review_own_request';
        END IF;
        RETURN NEW;
      END $$`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
