import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts may speak of a licence in the wordings that are set, and of none where none is set: as it is at first. */
export class Licences1765995000000 implements MigrationInterface {
  name = 'Licences1765995000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `INSERT INTO setting (key, value) VALUES ('licences', '[]') ON CONFLICT (key) DO NOTHING`,
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
