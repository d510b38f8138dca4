import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever asks for a rate lets go of older ones of their own: found without reading anybody else's. */
export class QuotesOfUser1765895000000 implements MigrationInterface {
  name = 'QuotesOfUser1765895000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX conversion_quotes ON conversion (user_id, id DESC) WHERE converted_at IS NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
