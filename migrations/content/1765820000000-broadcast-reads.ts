import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many have read a broadcast is counted by its readers alone, not by those of all others. */
export class BroadcastReads1765820000000 implements MigrationInterface {
  name = 'BroadcastReads1765820000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX broadcast_read_of ON broadcast_read (broadcast_id)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
