import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is verified changes by a new version beside the old one, which its user takes a day after staff agreed: no
 * row is written over. Each version is sealed for itself; the document of the one that stands belongs to one account.
 */
export class Changes1763930020000 implements MigrationInterface {
  name = 'Changes1763930020000';

  async up(db: QueryRunner): Promise<void> {
    await this.versions(db);
    await this.requests(db);
    await this.rules(db);
  }

  private async versions(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE verification
        ADD replaces bigint REFERENCES verification (id),
        ADD replaced_at timestamptz,
        ADD CONSTRAINT verification_whose UNIQUE (id, user_id),
        DROP CONSTRAINT verification_verified_stands,
        ADD CONSTRAINT verification_verified_stands CHECK (verified_at IS NULL
          OR standing = (replaced_at IS NULL) AND faulty IS NULL AND confirmed_birth IS NOT NULL),
        ADD CONSTRAINT verification_verified_once CHECK (replaced_at IS NULL OR verified_at IS NOT NULL),
        ADD CONSTRAINT verification_change_waits CHECK (replaces IS NULL OR standing = (verified_at IS NOT NULL
          AND replaced_at IS NULL))`);
  }

  /** The request names the version it is about. A name that an older one asked for is not kept. */
  private async requests(db: QueryRunner): Promise<void> {
    for (const name of ['take_new_name', 'next_help_request', 'open_help', 'rename_verified'])
      await db.query(`DROP FUNCTION IF EXISTS ${name}`);
    await db.query(`DROP VIEW help_review`);
    await db.query(`
      ALTER TABLE help_request
        DROP COLUMN wanted,
        ADD change_id bigint CONSTRAINT help_request_change UNIQUE,
        ADD CONSTRAINT help_request_own_change FOREIGN KEY (change_id, user_id) REFERENCES verification (id, user_id),
        ADD CONSTRAINT help_request_of_change CHECK (change_id IS NULL OR kind = 'INFO_CHANGE')`);
    await db.query(`
      CREATE VIEW help_review WITH (security_invoker = true) AS
      SELECT h.id, h.number, h.user_id, h.kind, v.kind AS queue, h.note, h.lock_id, h.change_id, h.steps,
        h.submitted_at, h.approved_at, h.ready_at, h.stopped_at, h.completed_at, h.closed_at,
        v.version, v.review_by, v.state AS review_state,
        v.taken_by, v.taken_at, v.lease_until, v.needs_second, v.first_approver, v.first_approved_at,
        v.second_approver, v.decision, v.decided_by, v.decided_at, v.decision_reason, v.effective_at
      FROM help_request h JOIN review v ON v.subject_id = h.id AND v.kind = CASE
        WHEN h.kind IN ('FUND_PASSWORD', 'SECOND_FACTOR') THEN 'PASSWORD_REQUEST' ELSE h.kind END`);
    await db.query(`GRANT SELECT ON help_review TO tarn_app`);
    await db.query(`
      CREATE OR REPLACE FUNCTION check_help_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v review;
      BEGIN
        IF (OLD.id, OLD.number, OLD.user_id, OLD.kind, OLD.note, OLD.lock_id, OLD.submitted_at, OLD.change_id)
            IS DISTINCT FROM (NEW.id, NEW.number, NEW.user_id, NEW.kind, NEW.note, NEW.lock_id, NEW.submitted_at,
            NEW.change_id)
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
  }

  private async rules(db: QueryRunner): Promise<void> {
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
        -- One version takes the place of another by a request that was announced a day ago, and by nothing else.
        IF v_replaced OR OLD.replaces IS NOT NULL AND (OLD.standing, OLD.verified_at, OLD.faulty)
            IS DISTINCT FROM (NEW.standing, NEW.verified_at, NEW.faulty) THEN
          IF OLD.replaced_at IS NOT NULL OR NEW.faulty IS NOT NULL
              OR v_replaced AND (NOT OLD.standing OR NEW.verified_at IS DISTINCT FROM OLD.verified_at)
              OR NOT v_replaced AND OLD.verified_at IS NOT NULL
              OR NOT EXISTS (SELECT FROM help_request h JOIN verification c ON c.id = h.change_id
                WHERE OLD.id = CASE WHEN v_replaced THEN c.replaces ELSE c.id END
                AND h.ready_at <= tarn_now() AND h.noticed_at IS NOT NULL AND h.closed_at IS NULL) THEN
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
