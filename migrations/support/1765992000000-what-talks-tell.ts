import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What talks with customer service tell. What becomes of requests: each change is noted, and the notes are taken away by
 * the job that says it, which otherwise read all open conversations about anything, every two seconds. How long a first
 * question waited while customer service was open: from the opening of a conversation it counted nights, and days in which
 * nobody had asked anything. Whether one that was closed opens once more. Why a topic opened no request.
 */
export class WhatTalksTell1765992000000 implements MigrationInterface {
  name = 'WhatTalksTell1765992000000';

  async up(db: QueryRunner): Promise<void> {
    await this.changes(db);
    await this.figures(db);
    await this.lines(db);
  }

  /** A note locks no conversation: whoever decides a request holds locks that come after those. */
  private async changes(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE changed_subject (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        subject_id bigint NOT NULL
      )`);
    await db.query(`
      CREATE FUNCTION note_changed_subject() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        INSERT INTO changed_subject (kind, subject_id)
          VALUES (to_jsonb(NEW) ->> TG_ARGV[0], (to_jsonb(NEW) ->> TG_ARGV[1])::bigint);
        RETURN NEW;
      END $$`);
    await db.query(`REVOKE ALL ON FUNCTION note_changed_subject FROM PUBLIC`);
    await db.query(`
      CREATE TRIGGER review_told_in_talks AFTER UPDATE OF state ON review FOR EACH ROW
      WHEN (NEW.state IN ('SUCCESS', 'FAILED', 'CANCELLED') AND NEW.state <> OLD.state AND NEW.kind <> 'CONVERSATION')
      EXECUTE FUNCTION note_changed_subject('kind', 'subject_id')`);
    await db.query(`
      CREATE TRIGGER help_request_told_in_talks AFTER UPDATE ON help_request FOR EACH ROW
      EXECUTE FUNCTION note_changed_subject('queue', 'id')`);
    // What happened until now, and was not said yet.
    await db.query(`
      INSERT INTO changed_subject (kind, subject_id)
      SELECT DISTINCT subject_kind, subject_id FROM conversation WHERE closed_at IS NULL AND subject_id IS NOT NULL`);
  }

  private async figures(db: QueryRunner): Promise<void> {
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
      CREATE OR REPLACE VIEW conversation_review WITH (security_invoker = true) AS
      SELECT c.id, c.number, c.user_id, c.language, c.topic, c.subject_kind, c.subject_id, c.opened_at,
        c.answered_at, c.closed_at, c.rating, c.user_read_id, c.staff_read_id, c.visitor_hash IS NOT NULL AS visitor,
        v.submitted_at, v.version, v.review_by, v.state AS review_state, v.taken_by, v.taken_at, v.lease_until,
        v.needs_second, v.first_approver, v.first_approved_at, v.second_approver, v.decision, v.decided_by,
        v.decided_at, v.decision_reason, v.effective_at, v.subject_id AS queue_id, c.visitor_hash, c.answer_id,
        c.reopened
      FROM conversation c JOIN review v ON v.kind = 'CONVERSATION' AND v.subject_id = c.id`);
  }

  private async lines(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE conversation_message DROP CONSTRAINT conversation_message_line,
        ADD CONSTRAINT conversation_message_line CHECK (author <> 'SYSTEM' OR body IN ('CLOSED', 'REOPENED',
          'STEP_CONTACT_ANSWERED', 'STEP_PERSON_RECOGNISED', 'STEP_ACTIVITY_KNOWN', 'HELP_WAITS', 'HELP_DONE',
          'HELP_NOT_SET', 'HELP_TOO_OFTEN', 'HELP_WITHOUT_WORDS',
          'REQUEST_APPROVED', 'REQUEST_REFUSED', 'REQUEST_STOPPED', 'REQUEST_SENT'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
