import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which copies of somebody have been open since before a day began, however many were opened on it. */
export class OpenCopies1766004000000 implements MigrationInterface {
  name = 'OpenCopies1766004000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX trade_order_copies_open ON trade_order (user_id, opened_at)
      WHERE copy_of IS NOT NULL AND settled_at IS NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
