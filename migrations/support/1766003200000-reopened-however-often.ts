import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A conversation opens again within its days however often: nothing counts how often it was. */
export class ReopenedHoweverOften1766003200000 implements MigrationInterface {
  name = 'ReopenedHoweverOften1766003200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`DROP VIEW conversation_review`);
    await db.query(`
      CREATE VIEW conversation_review WITH (security_invoker = true) AS
      SELECT c.id, c.number, c.user_id, c.language, c.topic, c.subject_kind, c.subject_id, c.opened_at,
        c.answered_at, c.closed_at, c.rating, c.user_read_id, c.staff_read_id, c.visitor_hash IS NOT NULL AS visitor,
        v.submitted_at, v.version, v.review_by, v.state AS review_state, v.taken_by, v.taken_at, v.lease_until,
        v.needs_second, v.first_approver, v.first_approved_at, v.second_approver, v.decision, v.decided_by,
        v.decided_at, v.decision_reason, v.effective_at, v.subject_id AS queue_id, c.visitor_hash, c.answer_id
      FROM conversation c JOIN review v ON v.kind = 'CONVERSATION' AND v.subject_id = c.id`);
    await db.query(`GRANT SELECT ON conversation_review TO tarn_app`);
    await db.query(`ALTER TABLE conversation DROP COLUMN reopened`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
