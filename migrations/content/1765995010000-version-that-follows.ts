import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A version that is published for later takes the place of the one before when it begins: until then people see that one.
 * Of an activity the beginning is what is said of it, not when it is said: its newer version stands at once.
 */
export class VersionThatFollows1765995010000 implements MigrationInterface {
  name = 'VersionThatFollows1765995010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE article ADD COLUMN next int, ADD COLUMN next_at timestamptz,
        ADD CONSTRAINT article_follows_version FOREIGN KEY (id, next)
          REFERENCES article_version (article_id, version),
        ADD CONSTRAINT article_next CHECK ((next IS NULL) = (next_at IS NULL) AND (next IS NULL
          OR (state = 'PUBLISHED' AND kind NOT IN ('ACTIVITY', 'AGREEMENT', 'RISK') AND next > published)))`);
    await db.query(`CREATE INDEX article_follows ON article (next_at) WHERE next IS NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
