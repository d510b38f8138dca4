import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who people are: one row for each time they sent it in. Name, number and day of birth are sealed by the
 * server. A row is read only by a transaction that says for whom it reads.
 */
export class Verifications1763800000000 implements MigrationInterface {
  name = 'Verifications1763800000000';

  async up(db: QueryRunner): Promise<void> {
    await this.pictures(db);
    await this.verifications(db);
    await this.rules(db);
    await this.owners(db);
  }

  /** Pictures of documents: staff open each by a link for one view, and nobody by a signed one. */
  private async pictures(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE upload ADD COLUMN staff_only boolean NOT NULL DEFAULT false`);
    await db.query(`
      CREATE TABLE picture_view (
        token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
        upload_id bigint NOT NULL REFERENCES upload (id),
        staff_id bigint NOT NULL REFERENCES staff (id),
        expires_at timestamptz NOT NULL
      )`);
    await db.query(`CREATE INDEX picture_view_expires ON picture_view (expires_at)`);
  }

  private async verifications(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE review
        DROP CONSTRAINT review_kind_check,
        ADD CONSTRAINT review_kind_check CHECK (kind IN ('RECHARGE', 'VERIFICATION'))`);
    const sealed = `~ '^[a-z0-9]{1,16}[.][A-Za-z0-9_-]{38,}$'`;
    await db.query(`
      CREATE TABLE verification (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL DEFAULT random_number_text() CONSTRAINT verification_number UNIQUE,
        user_id bigint NOT NULL REFERENCES app_user (id),
        real_name text NOT NULL CONSTRAINT verification_name_sealed CHECK (real_name ${sealed}),
        id_type text NOT NULL CHECK (id_type IN ('IDENTITY_CARD', 'DRIVING_LICENCE', 'PASSPORT', 'OTHER')),
        id_number text NOT NULL CONSTRAINT verification_id_sealed CHECK (id_number ${sealed}),
        id_hash bytea NOT NULL CHECK (length(id_hash) = 32),
        birth_date text CONSTRAINT verification_birth_sealed CHECK (birth_date ${sealed}),
        confirmed_birth text CONSTRAINT verification_confirmed_sealed CHECK (confirmed_birth ${sealed}),
        front_id bigint NOT NULL REFERENCES upload (id),
        back_id bigint NOT NULL REFERENCES upload (id),
        selfie_id bigint REFERENCES upload (id),
        standing boolean NOT NULL DEFAULT true,
        faulty text[] CHECK (cardinality(faulty) > 0 AND faulty <@ ARRAY['NAME', 'ID_TYPE', 'ID_NUMBER',
          'BIRTH_DATE', 'FRONT', 'BACK', 'SELFIE']),
        submitted_at timestamptz NOT NULL DEFAULT tarn_now(),
        verified_at timestamptz,
        CONSTRAINT verification_verified_stands CHECK (verified_at IS NULL
          OR standing AND faulty IS NULL AND confirmed_birth IS NOT NULL)
      )`);
    // Standing: under review, or verified for good. One of each account; one account of each document.
    await db.query(
      `CREATE UNIQUE INDEX verification_one_standing ON verification (user_id) WHERE standing`,
    );
    await db.query(
      `CREATE UNIQUE INDEX verification_one_person ON verification (id_hash) WHERE standing`,
    );
    await db.query(`CREATE INDEX verification_of_user ON verification (user_id, id DESC)`);
  }

  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_verification_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v review;
      BEGIN
        -- Sealed texts may be sealed anew; the hash says whether the number is still the same.
        IF (OLD.id, OLD.number, OLD.user_id, OLD.id_type, OLD.id_hash, OLD.front_id, OLD.back_id, OLD.selfie_id,
            OLD.submitted_at) IS DISTINCT FROM (NEW.id, NEW.number, NEW.user_id, NEW.id_type, NEW.id_hash,
            NEW.front_id, NEW.back_id, NEW.selfie_id, NEW.submitted_at) THEN
          RAISE EXCEPTION 'verification % stays as it was submitted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'verification_as_submitted';
        END IF;
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
    await db.query(`
      CREATE TRIGGER verification_change BEFORE UPDATE ON verification
      FOR EACH ROW EXECUTE FUNCTION check_verification_change()`);
    await db.query(`
      CREATE TRIGGER verification_kept BEFORE DELETE ON verification
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  /** The server reads what belongs to the user, or the member of staff, that its transaction names. */
  private async owners(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE verification ENABLE ROW LEVEL SECURITY`);
    await db.query(`
      CREATE POLICY verification_of_actor ON verification FOR SELECT TO tarn_app
      USING (current_setting('tarn.actor', true) = 'user/' || user_id
        OR current_setting('tarn.actor', true) ~ '^staff/[1-9][0-9]{0,17}$')`);
    await db.query(`GRANT SELECT ON verification TO tarn_app`);
    await db.query(`
      CREATE VIEW verification_request WITH (security_invoker = true) AS
      SELECT r.id, r.number, r.user_id, r.real_name, r.id_type, r.id_number, r.birth_date, r.confirmed_birth,
        r.front_id, r.back_id, r.selfie_id, r.standing, r.submitted_at, r.verified_at,
        CASE WHEN v.state = 'FAILED' THEN r.faulty END AS faulty,
        v.version, v.review_by, v.state AS review_state,
        CASE v.state WHEN 'ON_HOLD' THEN 'IN_REVIEW' WHEN 'DECIDED' THEN 'IN_REVIEW' ELSE v.state END AS state,
        v.taken_by, v.taken_at, v.lease_until, v.needs_second, v.first_approver, v.first_approved_at,
        v.second_approver, v.decision, v.decided_by, v.decided_at, v.decision_reason, v.effective_at
      FROM verification r JOIN review v ON v.kind = 'VERIFICATION' AND v.subject_id = r.id`);
    await db.query(`GRANT SELECT ON verification_request TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
