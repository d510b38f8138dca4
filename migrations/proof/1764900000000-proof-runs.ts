import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The platform proves its own books: what is new all the time, all of it every night, and then yesterday's outcomes once
 * more. Each run is kept with what it examined, one of a kind and day however many servers run; each thing that does not
 * fit is kept beside it. The public page counts these rows.
 */
export class ProofRuns1764900000000 implements MigrationInterface {
  name = 'ProofRuns1764900000000';

  async up(db: QueryRunner): Promise<void> {
    await this.runs(db);
    await this.mismatches(db);
    await this.guards(db);
    await db.query(`
      ALTER TABLE staff_notice DROP CONSTRAINT staff_notice_kind_check,
        ADD CONSTRAINT staff_notice_kind_check
          CHECK (kind IN ('RECEIVING_DETAILS', 'OVERDUE', 'STAFF_PASSWORD_RESET', 'PROOF_MISMATCH'))`);
  }

  private async runs(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE proof_run (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('CONTINUOUS', 'NIGHTLY', 'OUTCOMES')),
        day date NOT NULL,
        started_at timestamptz NOT NULL DEFAULT tarn_now(),
        proved_at timestamptz,
        ended_at timestamptz,
        through bigint NOT NULL DEFAULT 0 CHECK (through >= 0),
        entries bigint NOT NULL DEFAULT 0 CHECK (entries >= 0),
        fault text CHECK (length(fault) BETWEEN 1 AND 500),
        CONSTRAINT proof_run_once UNIQUE (kind, day),
        CONSTRAINT proof_run_without_end CHECK (kind <> 'CONTINUOUS' OR ended_at IS NULL),
        CONSTRAINT proof_run_ended_proved CHECK (ended_at IS NULL OR proved_at IS NOT NULL)
      )`);
    const notes: Readonly<Record<string, string>> = {
      day: 'Of the platform. The day that is proved: of CONTINUOUS the one it began on, else one that has ended.',
      proved_at: 'When it last proved something; what is not ended proves on.',
      through: 'CONTINUOUS: each block up to this number is proved.',
      entries:
        'What it examined: checks of NIGHTLY, contracts of OUTCOMES, quotes, movements and audit entries else.',
      fault: 'Why the last try was cut short: nothing is known of what it had not read.',
    };
    for (const [column, note] of Object.entries(notes)) {
      await db.query(`COMMENT ON COLUMN proof_run.${column} IS '${note}'`);
    }
    await db.query('GRANT SELECT ON proof_run TO tarn_app');
  }

  private async mismatches(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE proof_mismatch (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        run_id bigint NOT NULL REFERENCES proof_run (id),
        check_name text NOT NULL CHECK (length(check_name) BETWEEN 1 AND 200),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
        order_id bigint REFERENCES trade_order (id),
        instrument_id bigint REFERENCES instrument (id),
        found_at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT proof_mismatch_once UNIQUE (run_id, check_name, subject)
      )`);
    await db.query(
      'CREATE INDEX proof_mismatch_subject ON proof_mismatch (check_name, subject, id)',
    );
    await db.query('GRANT SELECT ON proof_mismatch TO tarn_app');
  }

  /** A run is added to until it has ended, and never takes back what it has proved. */
  private async guards(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TRIGGER proof_run_append_only BEFORE UPDATE ON proof_run FOR EACH ROW
      WHEN (OLD.ended_at IS NOT NULL OR (OLD.id, OLD.kind, OLD.day, OLD.started_at) IS DISTINCT FROM
        (NEW.id, NEW.kind, NEW.day, NEW.started_at) OR NEW.through < OLD.through OR NEW.entries < OLD.entries
        OR NEW.proved_at < OLD.proved_at)
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER proof_run_kept BEFORE DELETE ON proof_run
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER proof_mismatch_append_only BEFORE UPDATE OR DELETE ON proof_mismatch
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    for (const table of ['proof_run', 'proof_mismatch']) {
      await db.query(`
        CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
