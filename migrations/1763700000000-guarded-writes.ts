import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a credit rests on, who is on the staff and whose session runs are written by functions alone
 * that write their audit entry in the same call. An order that cannot be settled is set aside.
 */
export class GuardedWrites1763700000000 implements MigrationInterface {
  name = 'GuardedWrites1763700000000';

  async up(db: QueryRunner): Promise<void> {
    await this.grants(db);
    await this.sessions(db);
    await this.recharges(db);
    await this.setAside(db);
    await this.locks(db);
    await this.views(db);
  }

  private async grants(db: QueryRunner): Promise<void> {
    await db.query(`
      REVOKE INSERT ON staff, staff_user, staff_session, user_session, recharge_channel, recharge_step
      FROM tarn_app`);
    await db.query(`
      REVOKE INSERT (user_id, channel_id, amount, upload_id, image_hash, payer_name, remark, review_by)
      ON recharge FROM tarn_app`);
    await db.query(`
      REVOKE UPDATE (version, state, taken_by, taken_at, lease_until, needs_second, first_approver,
        first_approved_at, second_approver, bank_reference, approved_amount, decision, decided_by,
        decided_at, decision_reason) ON recharge FROM tarn_app`);
    await db.query(`REVOKE UPDATE (attached) ON upload FROM tarn_app`);
    // Not a lock, a level or an instant of its own choosing.
    await db.query(`REVOKE INSERT ON app_user FROM tarn_app`);
    await db.query(`
      GRANT INSERT (user_name, email, phone, password_hash, fund_password_hash, invitation_code,
        inviter_id, language, agreement_version, risk_acknowledged_at) ON app_user TO tarn_app`);
    await db.query(`REVOKE INSERT ON failed_try, one_time_code FROM tarn_app`);
    await db.query(`GRANT INSERT (key) ON failed_try TO tarn_app`);
    await db.query(`
      GRANT INSERT (target, scene, code_hash, expires_at) ON one_time_code TO tarn_app`);
  }

  /** What has ended stays ended, and nobody uses a session ahead of time. */
  private async sessions(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION keep_session_ended() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at THEN
          RAISE EXCEPTION 'a session that has ended stays so'
            USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_TABLE_NAME || '_stays_ended';
        END IF;
        IF NEW.last_used_at > OLD.last_used_at AND NEW.last_used_at > tarn_now() THEN
          RAISE EXCEPTION 'a session is used now, not later'
            USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_used_now';
        END IF;
        RETURN NEW;
      END $$`);
    for (const table of ['user_session', 'staff_session']) {
      await db.query(`
        CREATE TRIGGER ${table}_stays_ended BEFORE UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION keep_session_ended()`);
    }
  }

  private async recharges(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE recharge_step DROP CONSTRAINT recharge_step_kind_check`);
    await db.query(`
      ALTER TABLE recharge_step ADD CONSTRAINT recharge_step_kind_check CHECK (kind IN ('SUBMITTED',
        'TAKEN', 'RELEASED', 'RETURNED', 'FIRST_APPROVED', 'APPROVED', 'REFUSED', 'CREDITED'))`);
    await db.query(`
      CREATE FUNCTION keep_recharge_as_submitted() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF (OLD.number, OLD.user_id, OLD.channel_id, OLD.class, OLD.amount, OLD.upload_id,
            OLD.image_hash, OLD.submitted_at)
          IS DISTINCT FROM
           (NEW.number, NEW.user_id, NEW.channel_id, NEW.class, NEW.amount, NEW.upload_id,
            NEW.image_hash, NEW.submitted_at) THEN
          RAISE EXCEPTION 'what recharge % asks for stays as it was submitted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_as_submitted';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_as_submitted BEFORE UPDATE ON recharge
      FOR EACH ROW EXECUTE FUNCTION keep_recharge_as_submitted()`);
    // As before, but that a first approval may lapse: then the request is submitted again.
    await db.query(`
      CREATE OR REPLACE FUNCTION check_recharge_change() RETURNS trigger LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = tarn, pg_temp
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
            ('IN_REVIEW', 'SUCCESS'), ('IN_REVIEW', 'FAILED'), ('SECOND_APPROVAL', 'SUBMITTED'),
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
  }

  /** Due orders that failed: written by settle_due_orders alone, gone once the order is settled. */
  private async setAside(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE settlement_fault (
        order_id bigint PRIMARY KEY,
        tries int NOT NULL CHECK (tries > 0),
        fault text NOT NULL,
        first_at timestamptz NOT NULL DEFAULT tarn_now(),
        last_at timestamptz NOT NULL DEFAULT tarn_now(),
        next_at timestamptz NOT NULL
      )`);
    await db.query(`GRANT SELECT ON settlement_fault TO tarn_app`);
  }

  /** Roles that may take no advisory lock still write what a trigger keeps apart by one. */
  private async locks(db: QueryRunner): Promise<void> {
    await db.query(`ALTER FUNCTION check_code_pause() SECURITY DEFINER`);
  }

  private async views(db: QueryRunner): Promise<void> {
    await db.query(`DROP VIEW verify.audit`);
    // `hash` is what was written, `computed` what it would be of the entry as it stands now.
    await db.query(`
      CREATE VIEW verify.audit AS
      SELECT seq, at, actor, action, subject, reason, prev, hash,
        audit_hash(prev, seq, at, actor, action, subject, before, after, reason, source) AS computed
      FROM audit_entry`);
    // The evidence is the SHA-256 of the decoded picture.
    await db.query(`
      CREATE VIEW verify.recharges AS
      SELECT id, user_id, class, amount AS requested, credited, state, image_hash AS evidence,
        first_approver AS approver, second_approver, decided_at
      FROM recharge`);
    await db.query(`GRANT SELECT ON verify.audit, verify.recharges TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
