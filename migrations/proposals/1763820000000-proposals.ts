import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one administrator proposes and another confirms. The rules of two people are constraints. */
export class Proposals1763820000000 implements MigrationInterface {
  name = 'Proposals1763820000000';

  async up(db: QueryRunner): Promise<void> {
    await this.table(db);
    await this.rules(db);
    await this.roles(db);
  }

  private async table(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE proposal (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        kind text NOT NULL,
        subject text NOT NULL CHECK (subject ~ '^[a-z-]+/([1-9][0-9]{0,17}|new)$'),
        reason text NOT NULL CHECK (length(btrim(reason)) > 0),
        before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
        after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object'),
        proposed_by bigint NOT NULL REFERENCES staff (id),
        proposed_at timestamptz NOT NULL,
        lapses_at timestamptz NOT NULL,
        state text NOT NULL DEFAULT 'OPEN'
          CHECK (state IN ('OPEN', 'CONFIRMED', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
        closed_by bigint REFERENCES staff (id),
        closed_at timestamptz,
        closing_reason text,
        CONSTRAINT proposal_kind CHECK (kind IN ('STAFF_ROLE')),
        CONSTRAINT proposal_changes_something CHECK (after <> before),
        CONSTRAINT proposal_seven_days CHECK (lapses_at = proposed_at + interval '7 days'),
        CONSTRAINT proposal_closed_whole CHECK (
          (state = 'OPEN') = (closed_at IS NULL) AND (state IN ('OPEN', 'LAPSED')) = (closed_by IS NULL)),
        CONSTRAINT proposal_two_people CHECK (
          state NOT IN ('CONFIRMED', 'REFUSED') OR closed_by <> proposed_by),
        CONSTRAINT proposal_withdrawn_by_proposer CHECK (
          state <> 'WITHDRAWN' OR closed_by = proposed_by),
        CONSTRAINT proposal_in_time CHECK (state <> 'CONFIRMED' OR closed_at < lapses_at),
        CONSTRAINT proposal_lapsed_late CHECK (state <> 'LAPSED' OR closed_at >= lapses_at),
        CONSTRAINT proposal_refusal_says_why CHECK (
          state <> 'REFUSED' OR length(btrim(coalesce(closing_reason, ''))) > 0),
        CONSTRAINT proposal_not_ones_own_role CHECK (
          kind <> 'STAFF_ROLE' OR subject <> 'staff/' || proposed_by
            AND subject <> 'staff/' || coalesce(closed_by, 0)),
        CONSTRAINT proposal_role CHECK (
          kind <> 'STAFF_ROLE' OR coalesce(after ->> 'role' IN ('SUPPORT', 'ADMIN'), false))
      )`);
    await db.query(`
      CREATE UNIQUE INDEX proposal_open_once ON proposal (kind, subject)
      WHERE state = 'OPEN' AND subject NOT LIKE '%/new'`);
    await db.query(`CREATE INDEX proposal_open ON proposal (id) WHERE state = 'OPEN'`);
    await db.query(`CREATE INDEX proposal_due ON proposal (lapses_at) WHERE state = 'OPEN'`);
    // Written by its functions alone.
    await db.query(`GRANT SELECT ON proposal TO tarn_app`);
  }

  /** What was proposed stays as it was, and is closed once. */
  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_proposal_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF OLD.state <> 'OPEN' THEN
          RAISE EXCEPTION 'proposal % is closed', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'proposal_closed_once';
        END IF;
        IF (NEW.id, NEW.number, NEW.kind, NEW.subject, NEW.reason, NEW.before, NEW.after,
            NEW.proposed_by, NEW.proposed_at, NEW.lapses_at)
          IS DISTINCT FROM (OLD.id, OLD.number, OLD.kind, OLD.subject, OLD.reason, OLD.before,
            OLD.after, OLD.proposed_by, OLD.proposed_at, OLD.lapses_at) THEN
          RAISE EXCEPTION 'what proposal % says stays as it was proposed', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'proposal_stays';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER proposal_change BEFORE UPDATE ON proposal
      FOR EACH ROW EXECUTE FUNCTION check_proposal_change()`);
    await db.query(`
      CREATE TRIGGER proposal_kept BEFORE DELETE ON proposal
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  /** One administrator always stays, whoever writes: else nobody could ever make another. */
  private async roles(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION keep_an_administrator() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NOT EXISTS (SELECT FROM staff WHERE role = 'ADMIN') THEN
          RAISE EXCEPTION 'one administrator always stays'
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_one_administrator';
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER staff_one_administrator AFTER UPDATE OF role OR DELETE ON staff
      FOR EACH STATEMENT EXECUTE FUNCTION keep_an_administrator()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
