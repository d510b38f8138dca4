import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People see on which devices they are signed in, and end what is not theirs. */
export class Devices1763810010000 implements MigrationInterface {
  name = 'Devices1763810010000';

  async up(db: QueryRunner): Promise<void> {
    // Browser and system, never the whole text a browser sends; and where it signed in from.
    await db.query(`
      ALTER TABLE user_session
        ADD COLUMN device text CHECK (length(device) BETWEEN 1 AND 60),
        ADD COLUMN address text CHECK (length(address) BETWEEN 1 AND 60)`);
    await db.query(`ALTER TABLE user_session DROP CONSTRAINT user_session_end_reason_check`);
    await db.query(`
      ALTER TABLE user_session ADD CONSTRAINT user_session_end_reason_check
      CHECK (end_reason IN ('LOGOUT', 'LOCKED', 'PASSWORD', 'UNLOCKED', 'ENDED'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
