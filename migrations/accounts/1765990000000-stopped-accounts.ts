import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The queues of money ask which accounts are locked or frozen: few among all. */
export class StoppedAccounts1765990000000 implements MigrationInterface {
  name = 'StoppedAccounts1765990000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX app_user_stopped ON app_user (id) WHERE locked_at IS NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
