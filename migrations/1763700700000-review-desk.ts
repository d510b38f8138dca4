import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a desk asks of reviews: how many of one kind a user has open, without reading those that ended. */
export class ReviewDesk1763700700000 implements MigrationInterface {
  name = 'ReviewDesk1763700700000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX review_of_user`);
    await db.query(`
      CREATE INDEX review_of_user ON review (user_id, kind)
      WHERE state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
