import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the platform gave somebody before an instant is found by that instant, however many others were given something. */
export class GivenByTime1765999010000 implements MigrationInterface {
  name = 'GivenByTime1765999010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX recharge_given_by_time ON recharge (user_id, credited_at DESC, id DESC)
      WHERE class <> 'SELF'`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
