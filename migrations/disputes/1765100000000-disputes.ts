import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Settlements that their owner reports as wrong. A report is made once an order and may be looked at a second time,
 * by somebody who has not handled it before; that a settlement was wrong takes two people. What was reported stays
 * readable: the certificate is kept as it was signed.
 */
export class Disputes1765100000000 implements MigrationInterface {
  name = 'Disputes1765100000000';

  async up(db: QueryRunner): Promise<void> {
    await this.disputes(db);
    await this.certificates(db);
    await this.reports(db);
    await this.decisions(db);
    await this.views(db);
  }

  /** Look 1 is the report, look 2 what its user asks for once after a decision. */
  private async disputes(db: QueryRunner): Promise<void> {
    await db.query(`INSERT INTO setting (key, value) VALUES ('disputeDays', '30')`);
    await db.query(`
      CREATE TABLE dispute (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        user_id bigint NOT NULL REFERENCES app_user (id),
        order_id bigint NOT NULL REFERENCES trade_order (id),
        look int NOT NULL CHECK (look IN (1, 2)),
        note text CHECK (length(btrim(note)) > 0 AND length(note) <= 1000),
        submitted_at timestamptz NOT NULL DEFAULT tarn_now(),
        certificate_at timestamptz,
        CONSTRAINT dispute_once_an_order UNIQUE (order_id, look),
        CONSTRAINT dispute_certificate_of_report CHECK (look = 1 OR certificate_at IS NULL)
      )`);
    await db.query(`CREATE INDEX dispute_of_user ON dispute (user_id, id DESC)`);
    await db.query(`
      CREATE INDEX dispute_without_certificate ON dispute (id) WHERE look = 1 AND certificate_at IS NULL`);
    await db.query(`
      CREATE TRIGGER dispute_kept BEFORE DELETE ON dispute
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON dispute TO tarn_app`);
  }

  /** No body: the order is from before there were seals, so that none can be made. */
  private async certificates(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE dispute_certificate (
        dispute_id bigint PRIMARY KEY REFERENCES dispute (id),
        body text CHECK (octet_length(body) BETWEEN 1 AND 5242880),
        sha256 bytea CHECK (length(sha256) = 32),
        CONSTRAINT dispute_certificate_hash CHECK ((body IS NULL) = (sha256 IS NULL)
          AND sha256 = sha256(convert_to(body, 'UTF8')))
      )`);
    await db.query(`
      CREATE TRIGGER dispute_certificate_append_only BEFORE UPDATE OR DELETE ON dispute_certificate
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON dispute_certificate TO tarn_app`);
  }

  private async reports(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_dispute() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        o trade_order;
        v_from timestamptz;
        v_days int := (SELECT value::text::int FROM setting WHERE key = 'disputeDays');
      BEGIN
        SELECT t.* INTO STRICT o FROM trade_order t WHERE t.id = NEW.order_id;
        IF o.user_id <> NEW.user_id OR o.settled_at IS NULL THEN
          RAISE EXCEPTION 'order % is not a settled one of user %', NEW.order_id, NEW.user_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_of_own_settled_order';
        END IF;
        v_from := o.settled_at;
        IF NEW.look = 2 THEN
          SELECT v.ended_at INTO v_from FROM dispute d JOIN review v ON v.kind = 'DISPUTE' AND v.subject_id = d.id
            WHERE d.order_id = NEW.order_id AND d.look = 1 AND v.state = 'FAILED';
          IF v_from IS NULL THEN
            RAISE EXCEPTION 'order %: a second look follows a first one', NEW.order_id
              USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_second_look_follows';
          END IF;
        END IF;
        IF NEW.submitted_at > v_from + make_interval(days => v_days) THEN
          RAISE EXCEPTION 'order % is reported too late', NEW.order_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_in_time';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER dispute_made BEFORE INSERT ON dispute
      FOR EACH ROW EXECUTE FUNCTION check_dispute()`);
    await db.query(`
      CREATE FUNCTION keep_dispute() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF OLD.certificate_at IS NOT NULL OR NEW.certificate_at IS NULL
            OR (OLD.id, OLD.number, OLD.user_id, OLD.order_id, OLD.look, OLD.note, OLD.submitted_at)
            IS DISTINCT FROM (NEW.id, NEW.number, NEW.user_id, NEW.order_id, NEW.look, NEW.note,
            NEW.submitted_at) THEN
          RAISE EXCEPTION 'report % stays as it was sent', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'dispute_stays';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER dispute_change BEFORE UPDATE ON dispute
      FOR EACH ROW EXECUTE FUNCTION keep_dispute()`);
  }

  /** A decision always has its words; "wrong" is an approval, which two people make. */
  private async decisions(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE review DROP CONSTRAINT review_kind_check,
        ADD CONSTRAINT review_kind_check CHECK (kind IN ('RECHARGE', 'VERIFICATION', 'WITHDRAWAL',
          'PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE', 'DISPUTE')),
        ADD CONSTRAINT review_dispute_wrong_by_two CHECK (
          kind <> 'DISPUTE' OR first_approver IS NULL OR needs_second),
        ADD CONSTRAINT review_dispute_says_why CHECK (
          kind <> 'DISPUTE' OR decision IS NULL OR length(btrim(coalesce(decision_reason, ''))) > 0)`);
    await db.query(`
      ALTER TABLE staff_notice DROP CONSTRAINT staff_notice_kind_check,
        ADD CONSTRAINT staff_notice_kind_check CHECK (kind IN ('RECEIVING_DETAILS', 'OVERDUE',
          'STAFF_PASSWORD_RESET', 'PROOF_MISMATCH', 'SETTLEMENT_WRONG'))`);
    await db.query(`
      CREATE FUNCTION check_second_look() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF EXISTS (SELECT FROM dispute d JOIN dispute f ON f.order_id = d.order_id AND f.look < d.look
            JOIN review v ON v.kind = 'DISPUTE' AND v.subject_id = f.id
            JOIN review_step s ON s.review_id = v.id
            WHERE d.id = NEW.subject_id
              AND s.staff_id IN (NEW.taken_by, NEW.first_approver, NEW.second_approver, NEW.decided_by)) THEN
          RAISE EXCEPTION 'a second look at report % is somebody else’s', NEW.subject_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'review_second_look_by_another';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER review_second_look BEFORE INSERT OR UPDATE ON review
      FOR EACH ROW WHEN (NEW.kind = 'DISPUTE') EXECUTE FUNCTION check_second_look()`);
  }

  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW dispute_review WITH (security_invoker = true) AS
      SELECT d.id, d.number, d.user_id, d.order_id, d.look, d.note, d.submitted_at, d.certificate_at,
        v.version, v.review_by, v.state AS review_state, v.taken_by, v.taken_at, v.lease_until, v.needs_second,
        v.first_approver, v.first_approved_at, v.second_approver, v.decision, v.decided_by, v.decided_at,
        v.decision_reason, v.effective_at, v.ended_at
      FROM dispute d JOIN review v ON v.kind = 'DISPUTE' AND v.subject_id = d.id`);
    await db.query(`GRANT SELECT ON dispute_review TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
