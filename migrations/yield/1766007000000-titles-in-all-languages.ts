import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message names its project in the language in which it is read: it keeps all titles (holding_titles), not one. */
export class TitlesInAllLanguages1766007000000 implements MigrationInterface {
  name = 'TitlesInAllLanguages1766007000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION IF EXISTS holding_title');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
