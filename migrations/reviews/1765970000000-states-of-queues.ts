import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many of a kind wait, are in review or wait for a second approval is counted without opening their rows. */
export class StatesOfQueues1765970000000 implements MigrationInterface {
  name = 'StatesOfQueues1765970000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX review_states ON review (kind, state)
      WHERE state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
