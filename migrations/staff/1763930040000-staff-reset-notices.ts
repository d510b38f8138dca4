import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators learn of each password of the staff that was chosen anew by a link. */
export class StaffResetNotices1763930040000 implements MigrationInterface {
  name = 'StaffResetNotices1763930040000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff_notice DROP CONSTRAINT staff_notice_kind_check,
        ADD CONSTRAINT staff_notice_kind_check
          CHECK (kind IN ('RECEIVING_DETAILS', 'OVERDUE', 'STAFF_PASSWORD_RESET'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
