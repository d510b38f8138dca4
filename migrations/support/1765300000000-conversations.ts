import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Talks with customer service, of people with an account and of visitors whose device keeps a secret. What was said
 * stays. A conversation waits for staff as a request does, but nobody decides it: it is closed, and may open again.
 */
export class Conversations1765300000000 implements MigrationInterface {
  name = 'Conversations1765300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO setting (key, value) VALUES ('answerMinutes', '10'), ('supportWeek',
        '[["00:00","24:00"],["00:00","24:00"],["00:00","24:00"],["00:00","24:00"],["00:00","24:00"],null,null]')`);
    await this.conversations(db);
    await this.messages(db);
    await this.staff(db);
    await this.reviews(db);
    await this.change(db);
    await this.owners(db);
  }

  private async conversations(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE conversation (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        user_id bigint REFERENCES app_user (id),
        visitor_hash bytea CHECK (length(visitor_hash) = 32),
        language text NOT NULL,
        topic text NOT NULL CHECK (topic IN ('RECHARGE', 'FUND_PASSWORD', 'REWARD', 'DATA_CHANGE', 'CONTRACT',
          'FEEDBACK', 'OTHER')),
        subject_kind text,
        subject_id bigint,
        opened_at timestamptz NOT NULL DEFAULT tarn_now(),
        answered_at timestamptz,
        closed_at timestamptz,
        rating int CHECK (rating BETWEEN 1 AND 5),
        user_read_id bigint NOT NULL DEFAULT 0,
        staff_read_id bigint NOT NULL DEFAULT 0,
        CONSTRAINT conversation_of_one CHECK ((user_id IS NULL) <> (visitor_hash IS NULL)),
        CONSTRAINT conversation_subject CHECK ((subject_kind IS NULL) = (subject_id IS NULL)
          AND (subject_kind IS NULL OR user_id IS NOT NULL))
      )`);
    await db.query(`CREATE INDEX conversation_of_user ON conversation (user_id, id DESC)`);
    await db.query(`CREATE INDEX conversation_of_visitor ON conversation (visitor_hash, id DESC)`);
    await db.query(`
      CREATE TRIGGER conversation_kept BEFORE DELETE ON conversation
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON conversation TO tarn_app`);
  }

  private async messages(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE conversation_message (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        conversation_id bigint NOT NULL REFERENCES conversation (id),
        author text NOT NULL CHECK (author IN ('USER', 'VISITOR', 'STAFF', 'NOTE', 'SYSTEM')),
        staff_id bigint REFERENCES staff (id),
        client_id text NOT NULL CHECK (length(client_id) BETWEEN 8 AND 64),
        body text NOT NULL CHECK (length(body) <= 2000),
        pictures bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(pictures) <= 3),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT conversation_message_once UNIQUE (conversation_id, client_id),
        CONSTRAINT conversation_message_by_staff CHECK ((author IN ('STAFF', 'NOTE')) = (staff_id IS NOT NULL)),
        CONSTRAINT conversation_message_says CHECK (length(btrim(body)) > 0 OR cardinality(pictures) > 0),
        CONSTRAINT conversation_message_pictures CHECK (author = 'USER' OR cardinality(pictures) = 0)
      )`);
    await db.query(`
      CREATE INDEX conversation_message_in_order ON conversation_message (conversation_id, id)`);
    await db.query(`
      CREATE TRIGGER conversation_message_append_only BEFORE UPDATE OR DELETE ON conversation_message
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    // What staff write holds nothing that they may not ask for, and comes from who has the conversation in hand.
    await db.query(`
      CREATE FUNCTION check_staff_message() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF forbidden_ask(NEW.body) IS NOT NULL THEN
          RAISE EXCEPTION 'staff do not ask for this'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'conversation_message_asks_nothing';
        END IF;
        IF NOT EXISTS (SELECT FROM review v WHERE v.kind = 'CONVERSATION' AND v.subject_id = NEW.conversation_id
            AND v.taken_by = NEW.staff_id AND v.lease_until > tarn_now()) THEN
          RAISE EXCEPTION 'conversation % is not in hand of %', NEW.conversation_id, NEW.staff_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'conversation_message_by_holder';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER conversation_message_of_staff BEFORE INSERT ON conversation_message
      FOR EACH ROW WHEN (NEW.author = 'STAFF') EXECUTE FUNCTION check_staff_message()`);
    await db.query(`GRANT SELECT ON conversation_message TO tarn_app`);
  }

  private async staff(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE canned_reply (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL UNIQUE CHECK (length(btrim(name)) BETWEEN 1 AND 40),
        texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object'),
        changed_at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`
      CREATE FUNCTION check_canned_reply() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF EXISTS (SELECT FROM jsonb_each_text(NEW.texts) t WHERE forbidden_ask(t.value) IS NOT NULL) THEN
          RAISE EXCEPTION 'staff do not ask for this'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'canned_reply_asks_nothing';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER canned_reply_asks_nothing BEFORE INSERT OR UPDATE ON canned_reply
      FOR EACH ROW EXECUTE FUNCTION check_canned_reply()`);
    await db.query(`
      CREATE TABLE ask_refusal (
        staff_id bigint NOT NULL REFERENCES staff (id),
        rule text NOT NULL,
        count int NOT NULL DEFAULT 1,
        last_at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (staff_id, rule)
      )`);
    await db.query(`GRANT SELECT ON canned_reply, ask_refusal TO tarn_app`);
  }

  /** Visitors have no account; a conversation is over without a decision. */
  private async reviews(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE review ALTER COLUMN user_id DROP NOT NULL,
        DROP CONSTRAINT review_kind_check,
        ADD CONSTRAINT review_kind_check CHECK (kind IN ('RECHARGE', 'VERIFICATION', 'WITHDRAWAL',
          'PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE', 'DISPUTE', 'CONVERSATION')),
        ADD CONSTRAINT review_has_user CHECK (user_id IS NOT NULL OR kind = 'CONVERSATION'),
        ADD CONSTRAINT review_conversation_undecided CHECK (
          kind <> 'CONVERSATION' OR decision IS NULL AND first_approver IS NULL)`);
    await db.query(`
      ALTER TABLE review_step DROP CONSTRAINT review_step_kind_check,
        ADD CONSTRAINT review_step_kind_check CHECK (kind IN ('SUBMITTED', 'TAKEN', 'RELEASED', 'EXPIRED',
          'RETURNED', 'HELD', 'FIRST_APPROVED', 'WITHDRAWN', 'SENT_BACK', 'CONTRADICTED', 'APPROVED', 'REFUSED',
          'UNDONE', 'CREDITED', 'STOPPED', 'ENDED', 'HANDED_OVER', 'REOPENED'))`);
  }

  /** The promise of a conversation begins anew with each question; one that was closed may open again. */
  private async change(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION check_review_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF (OLD.kind, OLD.subject_id, OLD.user_id, OLD.submitted_at)
            IS DISTINCT FROM (NEW.kind, NEW.subject_id, NEW.user_id, NEW.submitted_at)
            OR OLD.review_by <> NEW.review_by AND NEW.kind <> 'CONVERSATION' THEN
          RAISE EXCEPTION 'what review % is of stays as it was submitted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_as_submitted';
        END IF;
        IF OLD.state IN ('SUCCESS', 'FAILED', 'CANCELLED')
            AND NOT (NEW.kind = 'CONVERSATION' AND NEW.state = 'SUBMITTED') THEN
          RAISE EXCEPTION 'review % is decided', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_decided_once';
        END IF;
        IF OLD.decision IS NOT NULL AND NEW.decision IS DISTINCT FROM OLD.decision
            AND (NEW.decision IS NOT NULL OR OLD.effective_at <= tarn_now()) THEN
          RAISE EXCEPTION 'the decision on review % stands', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_decided_once';
        END IF;
        -- Help that its user stops ends wherever it is; money that staff have in hand does not.
        IF NOT (NEW.state = OLD.state OR NEW.kind IN ('PASSWORD_REQUEST', 'INFO_CHANGE', 'CONVERSATION')
            AND (OLD.state, NEW.state) IN (
            ('IN_REVIEW', 'CANCELLED'), ('ON_HOLD', 'CANCELLED'), ('DECIDED', 'CANCELLED'))
          OR NEW.kind = 'CONVERSATION' AND (OLD.state, NEW.state) = ('CANCELLED', 'SUBMITTED')
          OR (OLD.state, NEW.state) IN (
            ('SUBMITTED', 'IN_REVIEW'), ('SUBMITTED', 'CANCELLED'),
            ('IN_REVIEW', 'SUBMITTED'), ('IN_REVIEW', 'ON_HOLD'), ('IN_REVIEW', 'SECOND_APPROVAL'),
            ('IN_REVIEW', 'DECIDED'), ('ON_HOLD', 'IN_REVIEW'), ('ON_HOLD', 'SUBMITTED'),
            ('SECOND_APPROVAL', 'SUBMITTED'), ('SECOND_APPROVAL', 'DECIDED'),
            ('DECIDED', 'IN_REVIEW'), ('DECIDED', 'SECOND_APPROVAL'),
            ('DECIDED', 'SUCCESS'), ('DECIDED', 'FAILED'))) THEN
          RAISE EXCEPTION 'review %: % does not lead to %', OLD.id, OLD.state, NEW.state
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_moves_forward';
        END IF;
        IF NEW.state IN ('SUCCESS', 'FAILED') AND NEW.effective_at > tarn_now() THEN
          RAISE EXCEPTION 'review % takes effect after its undo window', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_undo_window';
        END IF;
        IF OLD.needs_second AND NOT NEW.needs_second AND NEW.first_approver IS NOT NULL THEN
          RAISE EXCEPTION 'where two people decide, two people decide'
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'review_second_person_stays';
        END IF;
        IF EXISTS (SELECT FROM staff_user s WHERE s.user_id = NEW.user_id AND s.staff_id IN
            (NEW.taken_by, NEW.first_approver, NEW.second_approver, NEW.decided_by)) THEN
          RAISE EXCEPTION 'nobody decides a request of an account they own'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'review_own_request';
        END IF;
        RETURN NEW;
      END $$`);
  }

  /** A transaction reads what belongs to the user, the visitor or the member of staff that it names. */
  private async owners(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE conversation ENABLE ROW LEVEL SECURITY`);
    await db.query(`ALTER TABLE conversation_message ENABLE ROW LEVEL SECURITY`);
    await db.query(`
      CREATE POLICY conversation_of_actor ON conversation FOR SELECT TO tarn_app
      USING (current_setting('tarn.actor', true) = 'user/' || user_id
        OR current_setting('tarn.actor', true) = 'visitor/' || encode(visitor_hash, 'hex')
          AND opened_at > tarn_now() - interval '30 days'
        OR current_setting('tarn.actor', true) ~ '^staff/[1-9][0-9]{0,17}$')`);
    await db.query(`
      CREATE POLICY conversation_message_of_actor ON conversation_message FOR SELECT TO tarn_app
      USING (current_setting('tarn.actor', true) ~ '^staff/[1-9][0-9]{0,17}$'
        OR author <> 'NOTE' AND EXISTS (SELECT FROM conversation c WHERE c.id = conversation_id))`);
    await db.query(`
      CREATE VIEW conversation_review WITH (security_invoker = true) AS
      SELECT c.id, c.number, c.user_id, c.language, c.topic, c.subject_kind, c.subject_id, c.opened_at,
        c.answered_at, c.closed_at, c.rating, c.user_read_id, c.staff_read_id, c.visitor_hash IS NOT NULL AS visitor,
        v.submitted_at, v.version, v.review_by, v.state AS review_state, v.taken_by, v.taken_at, v.lease_until,
        v.needs_second, v.first_approver, v.first_approved_at, v.second_approver, v.decision, v.decided_by,
        v.decided_at, v.decision_reason, v.effective_at
      FROM conversation c JOIN review v ON v.kind = 'CONVERSATION' AND v.subject_id = c.id`);
    await db.query(`GRANT SELECT ON conversation_review TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
