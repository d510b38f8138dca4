import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A project that users saw stays released, whatever date a later version of its terms names. What is agreed and not paid,
 * and how often a project was joined, are proven as well.
 */
export class ReleasedOnce1765993000000 implements MigrationInterface {
  name = 'ReleasedOnce1765993000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE yield_project ADD COLUMN released_at timestamptz');
    // Those that were seen by a version that is in force no longer.
    await db.query(`
      UPDATE yield_project p SET released_at = o.at FROM (
        SELECT t.project_id, min(t.release_at) AS at
        FROM (SELECT *, lead(made_at) OVER (PARTITION BY project_id ORDER BY version) AS until FROM yield_terms) t
        WHERE t.release_at < t.until GROUP BY 1) o
      WHERE o.project_id = p.id`);
    await db.query(`
      CREATE TRIGGER yield_project_released BEFORE UPDATE ON yield_project
      FOR EACH ROW WHEN (OLD.released_at IS NOT NULL AND NEW.released_at IS DISTINCT FROM OLD.released_at)
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE OR REPLACE VIEW verify.project AS
      SELECT t.project_id AS id, t.promised, t.funded, t.invested, y.capacity, t.topups, t.units
      FROM yield_project_total t JOIN yield_project p ON p.id = t.project_id JOIN yield_terms y ON y.id = p.terms_id`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
