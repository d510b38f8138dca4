import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A decision can be undone until it takes effect: until then its user sees neither when it fell nor why. */
export class DecisionsInEffect1765895010000 implements MigrationInterface {
  name = 'DecisionsInEffect1765895010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE VIEW recharge_record AS
      SELECT r.id, r.number, r.user_id, r.class, r.amount, r.channel_id, r.upload_id, r.payer_name, r.remark,
        r.campaign_id, r.proposal_id, r.rewards_id,
        CASE coalesce(v.state, 'SUCCESS') WHEN 'ON_HOLD' THEN 'IN_REVIEW' WHEN 'DECIDED' THEN 'IN_REVIEW'
          ELSE coalesce(v.state, 'SUCCESS') END AS state,
        r.submitted_at, v.taken_at, coalesce(v.review_by, r.submitted_at) AS review_by,
        CASE WHEN v.id IS NULL THEN r.credited_at WHEN v.state IN ('SUCCESS', 'FAILED') THEN v.decided_at END
          AS decided_at,
        CASE WHEN v.decision IS NOT NULL AND v.state IN ('SUCCESS', 'FAILED') THEN v.decision_reason END
          AS decision_reason,
        r.credited, r.credited_at
      FROM recharge r LEFT JOIN review v ON v.kind = 'RECHARGE' AND v.subject_id = r.id`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
