import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The notice of an approval carries a link that stops it, without a session. Only its hash is kept. */
export class StopLinks1763930010000 implements MigrationInterface {
  name = 'StopLinks1763930010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE help_request ADD stop_hash bytea
        CONSTRAINT help_request_stop_hash UNIQUE CHECK (length(stop_hash) = 32)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
