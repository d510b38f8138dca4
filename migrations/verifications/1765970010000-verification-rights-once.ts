import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether staff ask is one question of a query, not one of each row: counting 100,000 requests asked it as often. Who
 * reads what stays as it was.
 */
export class VerificationRightsOnce1765970010000 implements MigrationInterface {
  name = 'VerificationRightsOnce1765970010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE VIEW verification_request WITH (security_invoker = true) AS
      SELECT r.id, r.number, r.user_id, r.real_name, r.id_type, r.id_number, r.birth_date, r.confirmed_birth,
        r.front_id, r.back_id, r.selfie_id, r.standing, r.submitted_at, r.verified_at,
        CASE WHEN v.state = 'FAILED' THEN r.faulty END AS faulty,
        v.version, v.review_by, v.state AS review_state,
        CASE v.state WHEN 'ON_HOLD' THEN 'IN_REVIEW' WHEN 'DECIDED' THEN 'IN_REVIEW' ELSE v.state END AS state,
        v.taken_by, v.taken_at, v.lease_until, v.needs_second, v.first_approver, v.first_approved_at,
        v.second_approver, v.decision, v.decided_by, v.decided_at, v.decision_reason, v.effective_at,
        v.subject_id AS queue_id, v.user_id AS queue_user, v.submitted_at AS queue_since
      FROM review v LEFT JOIN verification r ON r.id = v.subject_id WHERE v.kind = 'VERIFICATION'
        AND ((SELECT current_user <> 'tarn_app'
            OR current_setting('tarn.actor', true) ~ '^staff/[1-9][0-9]{0,17}$')
          OR current_setting('tarn.actor', true) = 'user/' || v.user_id)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
