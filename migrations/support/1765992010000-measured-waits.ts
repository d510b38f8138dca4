import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How long a first question waited for its first answer while customer service was open, measured when it is answered:
 * from the opening of a conversation it counted nights, and days in which nobody had asked anything. How often one was
 * opened again is a number of its own, so that each list can say whether it opens once more. The system says why a topic
 * opened no request.
 */
export class MeasuredWaits1765992010000 implements MigrationInterface {
  name = 'MeasuredWaits1765992010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE conversation
        ADD COLUMN wait_seconds int CHECK (wait_seconds >= 0),
        ADD COLUMN reopened int NOT NULL DEFAULT 0 CHECK (reopened >= 0),
        ADD CONSTRAINT conversation_waited_for_answer CHECK (wait_seconds IS NULL OR answered_at IS NOT NULL)`);
    await db.query(`
      UPDATE conversation c SET reopened = m.times
      FROM (SELECT conversation_id, count(*) AS times FROM conversation_message
        WHERE author = 'SYSTEM' AND body = 'REOPENED' GROUP BY 1) m
      WHERE m.conversation_id = c.id`);
    await db.query(`
      ALTER TABLE conversation_message DROP CONSTRAINT conversation_message_line,
        ADD CONSTRAINT conversation_message_line CHECK (author <> 'SYSTEM' OR body IN ('CLOSED', 'REOPENED',
          'STEP_CONTACT_ANSWERED', 'STEP_PERSON_RECOGNISED', 'STEP_ACTIVITY_KNOWN', 'HELP_WAITS', 'HELP_DONE',
          'HELP_NOT_SET', 'HELP_TOO_OFTEN', 'HELP_WITHOUT_WORDS',
          'REQUEST_APPROVED', 'REQUEST_REFUSED', 'REQUEST_STOPPED', 'REQUEST_SENT'))`);
    await db.query(`
      CREATE OR REPLACE VIEW conversation_review WITH (security_invoker = true) AS
      SELECT c.id, c.number, c.user_id, c.language, c.topic, c.subject_kind, c.subject_id, c.opened_at,
        c.answered_at, c.closed_at, c.rating, c.user_read_id, c.staff_read_id, c.visitor_hash IS NOT NULL AS visitor,
        v.submitted_at, v.version, v.review_by, v.state AS review_state, v.taken_by, v.taken_at, v.lease_until,
        v.needs_second, v.first_approver, v.first_approved_at, v.second_approver, v.decision, v.decided_by,
        v.decided_at, v.decision_reason, v.effective_at, v.subject_id AS queue_id, c.visitor_hash, c.answer_id,
        c.reopened
      FROM conversation c JOIN review v ON v.kind = 'CONVERSATION' AND v.subject_id = c.id`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
