import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads, channels and recharges. A decision and its effect are two steps of one state machine. */
export class Funding1763600400000 implements MigrationInterface {
  name = 'Funding1763600400000';

  async up(db: QueryRunner): Promise<void> {
    await this.uploads(db);
    await this.channels(db);
    await this.recharges(db);
    await this.queue(db);
    await this.rules(db);
  }

  private async uploads(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE upload (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9]{32}\\.webp$'),
        image_hash bytea NOT NULL CHECK (length(image_hash) = 32),
        bytes int NOT NULL CHECK (bytes > 0),
        width int NOT NULL,
        height int NOT NULL,
        attached boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX upload_of_user ON upload (user_id, created_at)`);
    await db.query(`CREATE INDEX upload_loose ON upload (created_at) WHERE NOT attached`);
    await db.query(`GRANT SELECT, INSERT, DELETE ON upload TO tarn_app`);
    await db.query(`GRANT UPDATE (attached) ON upload TO tarn_app`);
  }

  private async channels(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE recharge_channel (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('BANK', 'ALIPAY', 'WECHAT', 'USDT')),
        titles jsonb NOT NULL,
        details jsonb NOT NULL,
        notes jsonb NOT NULL DEFAULT '{}',
        min bigint NOT NULL CHECK (min > 0),
        max bigint NOT NULL,
        sort int NOT NULL,
        open boolean NOT NULL DEFAULT true,
        CONSTRAINT recharge_channel_range CHECK (max >= min)
      )`);
    await db.query(`GRANT SELECT, INSERT ON recharge_channel TO tarn_app`);
  }

  private async recharges(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE recharge (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        version int NOT NULL DEFAULT 1,
        user_id bigint NOT NULL REFERENCES app_user (id),
        channel_id bigint NOT NULL REFERENCES recharge_channel (id),
        class text NOT NULL DEFAULT 'SELF'
          CHECK (class IN ('SELF', 'GIFT', 'PROMOTION', 'BONUS', 'SYSTEM')),
        amount bigint NOT NULL CHECK (amount > 0),
        upload_id bigint NOT NULL REFERENCES upload (id),
        image_hash bytea NOT NULL,
        payer_name text,
        remark text,
        submitted_at timestamptz NOT NULL DEFAULT tarn_now(),
        review_by timestamptz NOT NULL,
        state text NOT NULL DEFAULT 'SUBMITTED'
          CHECK (state IN ('SUBMITTED', 'IN_REVIEW', 'SECOND_APPROVAL', 'SUCCESS', 'FAILED')),
        taken_by bigint REFERENCES staff (id),
        taken_at timestamptz,
        lease_until timestamptz,
        needs_second boolean NOT NULL DEFAULT false,
        first_approver bigint REFERENCES staff (id),
        first_approved_at timestamptz,
        second_approver bigint REFERENCES staff (id),
        bank_reference text,
        approved_amount bigint CHECK (approved_amount > 0),
        decision text CHECK (decision IN ('APPROVED', 'REFUSED')),
        decided_by bigint REFERENCES staff (id),
        decided_at timestamptz,
        decision_reason text,
        credited bigint CHECK (credited > 0),
        credited_at timestamptz,
        CONSTRAINT recharge_lease CHECK ((taken_by IS NULL) = (lease_until IS NULL)),
        CONSTRAINT recharge_decision_whole CHECK (
          (decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)),
        CONSTRAINT recharge_refusal_says_why CHECK (
          decision IS DISTINCT FROM 'REFUSED' OR length(btrim(coalesce(decision_reason, ''))) > 0),
        CONSTRAINT recharge_correction_says_why CHECK (
          approved_amount IS NULL OR approved_amount = amount
            OR length(btrim(coalesce(decision_reason, ''))) > 0),
        CONSTRAINT recharge_approval_names_payment CHECK (
          first_approver IS NULL OR (bank_reference IS NOT NULL AND approved_amount IS NOT NULL)),
        CONSTRAINT recharge_two_people CHECK (second_approver <> first_approver),
        CONSTRAINT recharge_second_person CHECK (
          decision IS DISTINCT FROM 'APPROVED' OR first_approver IS NOT NULL
            AND (NOT needs_second OR second_approver IS NOT NULL)),
        CONSTRAINT recharge_correction_needs_second CHECK (
          approved_amount IS NULL OR approved_amount = amount OR needs_second),
        CONSTRAINT recharge_effect_follows_decision CHECK (
          CASE state
            WHEN 'SUCCESS' THEN decision IS NOT DISTINCT FROM 'APPROVED' AND credited IS NOT NULL
              AND credited IS NOT DISTINCT FROM approved_amount
            WHEN 'FAILED' THEN decision IS NOT DISTINCT FROM 'REFUSED' AND credited IS NULL
            ELSE credited IS NULL END)
      )`);
  }

  private async queue(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE UNIQUE INDEX recharge_bank_reference ON recharge (upper(bank_reference))
      WHERE bank_reference IS NOT NULL AND decision IS DISTINCT FROM 'REFUSED'`);
    await db.query(`CREATE INDEX recharge_of_user ON recharge (user_id, id DESC)`);
    // As of trade_order.
    await db.query(`ALTER TABLE recharge ALTER COLUMN user_id SET STATISTICS 0`);
    await db.query(`
      CREATE INDEX recharge_queue ON recharge (id) WHERE state NOT IN ('SUCCESS', 'FAILED')`);
    await db.query(
      `CREATE INDEX recharge_done ON recharge (id DESC) WHERE state IN ('SUCCESS', 'FAILED')`,
    );
    await db.query(
      `CREATE INDEX recharge_decided ON recharge (decided_at) WHERE decided_at IS NOT NULL`,
    );
    await db.query(`CREATE INDEX recharge_image ON recharge (image_hash)`);
    // Without a right on credited nobody but approve_recharge can bring one to SUCCESS.
    await db.query(`GRANT SELECT ON recharge TO tarn_app`);
    await db.query(`
      GRANT INSERT (user_id, channel_id, amount, upload_id, image_hash, payer_name, remark, review_by)
      ON recharge TO tarn_app`);
    await db.query(`
      GRANT UPDATE (version, state, taken_by, taken_at, lease_until, needs_second, first_approver,
        first_approved_at, second_approver, bank_reference, approved_amount, decision, decided_by,
        decided_at, decision_reason) ON recharge TO tarn_app`);
    await db.query(`
      CREATE TABLE recharge_step (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        recharge_id bigint NOT NULL REFERENCES recharge (id),
        kind text NOT NULL CHECK (kind IN ('SUBMITTED', 'TAKEN', 'RELEASED', 'FIRST_APPROVED',
          'APPROVED', 'REFUSED', 'CREDITED')),
        staff_id bigint REFERENCES staff (id),
        note text,
        at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX recharge_step_of ON recharge_step (recharge_id, id)`);
    await db.query(`GRANT SELECT, INSERT ON recharge_step TO tarn_app`);
  }

  /** What the API refuses kindly the database refuses anyway. */
  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_recharge_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v_from bigint := (SELECT value::text::bigint FROM setting WHERE key = 'secondApprovalFrom');
      BEGIN
        IF OLD.state IN ('SUCCESS', 'FAILED') THEN
          RAISE EXCEPTION 'recharge % is decided', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_decided_once';
        END IF;
        IF OLD.decision IS NOT NULL AND NEW.decision IS DISTINCT FROM OLD.decision THEN
          RAISE EXCEPTION 'the decision on recharge % stands', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_decided_once';
        END IF;
        IF NOT (NEW.state = OLD.state OR (OLD.state, NEW.state) IN (
            ('SUBMITTED', 'IN_REVIEW'), ('IN_REVIEW', 'SUBMITTED'), ('IN_REVIEW', 'SECOND_APPROVAL'),
            ('IN_REVIEW', 'SUCCESS'), ('IN_REVIEW', 'FAILED'),
            ('SECOND_APPROVAL', 'SUCCESS'), ('SECOND_APPROVAL', 'FAILED'))) THEN
          RAISE EXCEPTION 'recharge %: % does not lead to %', OLD.id, OLD.state, NEW.state
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_moves_forward';
        END IF;
        IF NEW.approved_amount IS NOT NULL AND NOT NEW.needs_second
            AND greatest(NEW.amount, NEW.approved_amount) >= v_from THEN
          RAISE EXCEPTION 'from the threshold two people decide'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'recharge_threshold';
        END IF;
        IF EXISTS (SELECT FROM staff_user s WHERE s.user_id = NEW.user_id AND s.staff_id IN
            (NEW.taken_by, NEW.first_approver, NEW.second_approver, NEW.decided_by)) THEN
          RAISE EXCEPTION 'nobody decides a request of an account they own'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'recharge_own_request';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_change BEFORE UPDATE ON recharge
      FOR EACH ROW EXECUTE FUNCTION check_recharge_change()`);
    await db.query(`
      CREATE TRIGGER recharge_kept BEFORE DELETE ON recharge
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER recharge_step_append_only BEFORE UPDATE OR DELETE ON recharge_step
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
