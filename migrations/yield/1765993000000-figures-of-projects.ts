import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is agreed and not paid, and how often a project was joined, are proven as well. */
export class FiguresOfProjects1765993000000 implements MigrationInterface {
  name = 'FiguresOfProjects1765993000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE VIEW verify.project AS
      SELECT t.project_id AS id, t.promised, t.funded, t.invested, y.capacity, t.topups, t.units
      FROM yield_project_total t JOIN yield_project p ON p.id = t.project_id JOIN yield_terms y ON y.id = p.terms_id`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
