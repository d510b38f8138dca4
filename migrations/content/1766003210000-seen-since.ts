import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when people see an article, as it is shown to them: one that was published for later, since its window began. An
 * activity is seen before its period too. Lists are in this order.
 */
export class SeenSince1766003210000 implements MigrationInterface {
  name = 'SeenSince1766003210000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE article ADD COLUMN seen_at timestamptz GENERATED ALWAYS AS (
        CASE WHEN kind = 'ACTIVITY' THEN shown_at ELSE greatest(shown_at, starts_at) END) STORED`);
    await db.query(`DROP INDEX article_shown`);
    await db.query(`
      CREATE INDEX article_seen ON article (kind, weight DESC, seen_at DESC, id DESC) WHERE state = 'PUBLISHED'`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
