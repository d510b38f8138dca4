import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every queue keeps filters under names. Which kinds of requests there are stands in `review` alone. */
export class ViewsOfAllQueues1763850000000 implements MigrationInterface {
  name = 'ViewsOfAllQueues1763850000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE queue_view
        DROP CONSTRAINT queue_view_kind_check,
        ADD CONSTRAINT queue_view_kind_check CHECK (kind ~ '^[A-Z][A-Z_]{1,39}$')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
