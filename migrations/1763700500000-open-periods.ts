import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session is a signed-in session and nothing else: a stretch in which a market trades is an open period. */
export class OpenPeriods1763700500000 implements MigrationInterface {
  name = 'OpenPeriods1763700500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE trading_session RENAME TO open_period`);
    await db.query(`
      ALTER TABLE open_period RENAME CONSTRAINT trading_session_has_length TO open_period_has_length`);
    await db.query(`ALTER INDEX trading_session_pkey RENAME TO open_period_pkey`);
    await db.query(`ALTER TABLE trading_holiday RENAME COLUMN sessions TO open_hours`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
