import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session knows the browser it was opened in, so that what accounts have in common decides who may review them. */
export class SharedDevices1765890000000 implements MigrationInterface {
  name = 'SharedDevices1765890000000';

  async up(db: QueryRunner): Promise<void> {
    await this.sessions(db);
    await this.flags(db);
    await this.change(db);
  }

  /** `device_hash`: SHA-256 of what the browser calls itself; NULL where it said nothing. */
  private async sessions(db: QueryRunner): Promise<void> {
    for (const [table, who] of [
      ['user_session', 'user_id'],
      ['staff_session', 'staff_id'],
    ] as const) {
      await db.query(`
        ALTER TABLE ${table} ADD COLUMN device_hash bytea
          CONSTRAINT ${table}_device_hash CHECK (length(device_hash) = 32)`);
      await db.query(`
        CREATE INDEX ${table}_of_device ON ${table} (device_hash, ${who}) WHERE device_hash IS NOT NULL`);
    }
  }

  /** Each pair once, for good: what administrators were told of. */
  private async flags(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE shared_device (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        staff_id bigint NOT NULL REFERENCES staff (id),
        user_id bigint NOT NULL REFERENCES app_user (id),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        UNIQUE (staff_id, user_id)
      )`);
    await db.query(`
      CREATE TRIGGER shared_device_kept BEFORE UPDATE OR DELETE ON shared_device
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON shared_device TO tarn_app`);
    await db.query(`
      ALTER TABLE staff_notice DROP CONSTRAINT staff_notice_kind_check,
        ADD CONSTRAINT staff_notice_kind_check CHECK (kind IN ('RECEIVING_DETAILS', 'OVERDUE',
          'STAFF_PASSWORD_RESET', 'PROOF_MISMATCH', 'SETTLEMENT_WRONG', 'SHARED_DEVICE'))`);
  }

  /**
   * Whoever takes, approves or decides a request is a stranger to its account as `staff_owns` says, and so is whose
   * approval a decision rests on. Giving a request back is open to everybody.
   */
  private async change(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION check_review_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
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
            AND (NEW.decision IS NOT NULL OR OLD.effective_at <= tarn_now()) THEN
          RAISE EXCEPTION 'the decision on review % stands', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_decided_once';
        END IF;
        -- Help that its user stops ends wherever it is; money that staff have in hand does not.
        IF NOT (NEW.state = OLD.state OR NEW.kind IN ('PASSWORD_REQUEST', 'INFO_CHANGE', 'CONVERSATION')
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
