import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often staff asked for what they never ask for is counted by day, so that the last of them are shown. What was counted before is of the day of its last time. */
export class RefusalsByDay1765960010000 implements MigrationInterface {
  name = 'RefusalsByDay1765960010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE ask_refusal ADD COLUMN day date`);
    await db.query(`UPDATE ask_refusal SET day = last_at::date`);
    await db.query(`
      ALTER TABLE ask_refusal ALTER COLUMN day SET NOT NULL, DROP COLUMN last_at,
        DROP CONSTRAINT ask_refusal_pkey, ADD PRIMARY KEY (staff_id, rule, day)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
