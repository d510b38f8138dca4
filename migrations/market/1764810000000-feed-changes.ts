import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Administrators change where an instrument's prices come from. What another feed quoted before that is no price to
 * compare with, to open a contract at or to convert by.
 */
export class FeedChanges1764810000000 implements MigrationInterface {
  name = 'FeedChanges1764810000000';

  async up(db: QueryRunner): Promise<void> {
    // Null: since it is there.
    await db.query('ALTER TABLE instrument ADD COLUMN feed_since timestamptz');
    await db.query(`
      ALTER TABLE market_version DROP CONSTRAINT market_version_kind_check,
        ADD CONSTRAINT market_version_kind_check
          CHECK (kind IN ('CALENDAR', 'INSTRUMENT', 'PROHIBITION', 'TERMS', 'FEED'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
