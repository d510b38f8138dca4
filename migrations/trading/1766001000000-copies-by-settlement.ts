import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which copies of somebody an earlier day left to this one is asked for each copy that opens: found without looking at the rest. */
export class CopiesBySettlement1766001000000 implements MigrationInterface {
  name = 'CopiesBySettlement1766001000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX trade_order_copies_settled ON trade_order (user_id, settled_at, opened_at)
      WHERE copy_of IS NOT NULL AND settled_at IS NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
