import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a following's copies cost is added up as they are noted, so that the room under its cap is two looks into an index
 * however many it has; the verifier may read it.
 */
export class CopiesAddedUp1766012000000 implements MigrationInterface {
  name = 'CopiesAddedUp1766012000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE copy ADD COLUMN spent bigint');
    await db.query('ALTER TABLE copy DISABLE TRIGGER copy_append_only');
    await db.query(`
      UPDATE copy c SET spent = s.spent
      FROM (SELECT id, sum(cost) OVER (PARTITION BY following_id ORDER BY id) AS spent FROM copy) s WHERE s.id = c.id`);
    await db.query('ALTER TABLE copy ENABLE TRIGGER copy_append_only');
    await db.query(`
      ALTER TABLE copy ALTER COLUMN spent SET NOT NULL, ADD CONSTRAINT copy_spent CHECK (spent >= cost)`);
    await db.query('DROP INDEX copy_of_day');
    await db.query('CREATE INDEX copy_of_day ON copy (following_id, at, id)');
    await db.query(`
      CREATE VIEW verify.copies AS SELECT id, following_id, user_id, order_id, cost, spent, at FROM copy`);
    await db.query('GRANT SELECT ON verify.copies TO tarn_verify');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
