import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How contracts came out, by instrument and duration, for everybody to see. They are counted out of the sealed blocks,
 * one block after the other: no settlement touches these rows, and everybody knows which contracts are in them.
 */
export class OutcomeTotals1765000000000 implements MigrationInterface {
  name = 'OutcomeTotals1765000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE outcome_total (
        instrument_id bigint NOT NULL REFERENCES instrument (id),
        duration_seconds int NOT NULL,
        won bigint NOT NULL CHECK (won >= 0),
        lost bigint NOT NULL CHECK (lost >= 0),
        drawn bigint NOT NULL CHECK (drawn >= 0),
        void bigint NOT NULL CHECK (void >= 0),
        stakes bigint NOT NULL CHECK (stakes > 0),
        paid bigint NOT NULL CHECK (paid >= 0),
        PRIMARY KEY (instrument_id, duration_seconds)
      )`);
    await db.query(`
      CREATE TABLE outcome_counted (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        block bigint NOT NULL
      )`);
    await db.query(
      `COMMENT ON TABLE outcome_counted IS 'Every settlement in a block up to this number is in outcome_total, no other is.'`,
    );
    await db.query('GRANT SELECT ON outcome_total, outcome_counted TO tarn_app');
    await this.guards(db);
    await db.query(`
      CREATE VIEW verify.outcome AS
      SELECT i.symbol AS instrument, t.instrument_id, t.duration_seconds, t.won, t.lost, t.drawn, t.void, t.stakes, t.paid
      FROM outcome_total t JOIN instrument i ON i.id = t.instrument_id`);
    await db.query('CREATE VIEW verify.outcome_counted AS SELECT block FROM outcome_counted');
    await db.query('GRANT SELECT ON verify.outcome, verify.outcome_counted TO tarn_verify');
  }

  /** What is counted only grows. */
  private async guards(db: QueryRunner): Promise<void> {
    for (const table of ['outcome_total', 'outcome_counted']) {
      await db.query(`
        CREATE TRIGGER ${table}_kept BEFORE DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
      await db.query(`
        CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
    await db.query(`
      CREATE TRIGGER outcome_total_grows BEFORE UPDATE ON outcome_total FOR EACH ROW
      WHEN ((NEW.instrument_id, NEW.duration_seconds) IS DISTINCT FROM (OLD.instrument_id, OLD.duration_seconds)
        OR NEW.won < OLD.won OR NEW.lost < OLD.lost OR NEW.drawn < OLD.drawn OR NEW.void < OLD.void
        OR NEW.stakes <= OLD.stakes OR NEW.paid < OLD.paid)
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER outcome_counted_grows BEFORE UPDATE ON outcome_counted FOR EACH ROW
      WHEN (NEW.block <= OLD.block) EXECUTE FUNCTION refuse_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
