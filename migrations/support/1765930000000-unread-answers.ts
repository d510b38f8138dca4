import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which message of a conversation is the last answer of staff: beyond what its owner has read, it is unread. */
export class UnreadAnswers1765930000000 implements MigrationInterface {
  name = 'UnreadAnswers1765930000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE conversation ADD COLUMN answer_id bigint NOT NULL DEFAULT 0`);
    await db.query(`
      UPDATE conversation c SET answer_id = m.id
      FROM (SELECT conversation_id, max(id) AS id FROM conversation_message WHERE author = 'STAFF' GROUP BY 1) m
      WHERE m.conversation_id = c.id`);
    await db.query(`
      CREATE OR REPLACE VIEW conversation_review WITH (security_invoker = true) AS
      SELECT c.id, c.number, c.user_id, c.language, c.topic, c.subject_kind, c.subject_id, c.opened_at,
        c.answered_at, c.closed_at, c.rating, c.user_read_id, c.staff_read_id, c.visitor_hash IS NOT NULL AS visitor,
        v.submitted_at, v.version, v.review_by, v.state AS review_state, v.taken_by, v.taken_at, v.lease_until,
        v.needs_second, v.first_approver, v.first_approved_at, v.second_approver, v.decision, v.decided_by,
        v.decided_at, v.decision_reason, v.effective_at, v.subject_id AS queue_id, c.visitor_hash, c.answer_id
      FROM conversation c JOIN review v ON v.kind = 'CONVERSATION' AND v.subject_id = c.id`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
