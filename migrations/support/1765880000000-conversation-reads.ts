import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The view of conversations tells the hash of a visitor's secret, so that a visitor's own are found by its index: asked
 * for without it, whoever came with a fresh secret walked all conversations of everybody. Row-level security says
 * who reads which row, as before. How long first answers took is read of those of the last days alone.
 */
export class ConversationReads1765880000000 implements MigrationInterface {
  name = 'ConversationReads1765880000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE VIEW conversation_review WITH (security_invoker = true) AS
      SELECT c.id, c.number, c.user_id, c.language, c.topic, c.subject_kind, c.subject_id, c.opened_at,
        c.answered_at, c.closed_at, c.rating, c.user_read_id, c.staff_read_id, c.visitor_hash IS NOT NULL AS visitor,
        v.submitted_at, v.version, v.review_by, v.state AS review_state, v.taken_by, v.taken_at, v.lease_until,
        v.needs_second, v.first_approver, v.first_approved_at, v.second_approver, v.decision, v.decided_by,
        v.decided_at, v.decision_reason, v.effective_at, v.subject_id AS queue_id, c.visitor_hash
      FROM conversation c JOIN review v ON v.kind = 'CONVERSATION' AND v.subject_id = c.id`);
    await db.query(`
      CREATE INDEX conversation_answered ON conversation (answered_at) WHERE answered_at IS NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
