import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member of staff learns by a notice that an administrator declared an account as their own. */
export class DeclaredByOthers1765960000000 implements MigrationInterface {
  name = 'DeclaredByOthers1765960000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff_notice DROP CONSTRAINT staff_notice_kind_check,
        ADD CONSTRAINT staff_notice_kind_check CHECK (kind IN ('RECEIVING_DETAILS', 'OVERDUE',
          'STAFF_PASSWORD_RESET', 'PROOF_MISMATCH', 'SETTLEMENT_WRONG', 'SHARED_DEVICE', 'DECISION_RETURNED',
          'ACCOUNT_DECLARED'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
