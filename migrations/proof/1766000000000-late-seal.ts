import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A seal that stands still makes no block, and so nothing that is unproved: until now no alarm was raised, and nobody
 * was told. Administrators learn of it.
 */
export class LateSeal1766000000000 implements MigrationInterface {
  name = 'LateSeal1766000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff_notice DROP CONSTRAINT staff_notice_kind_check,
        ADD CONSTRAINT staff_notice_kind_check CHECK (kind IN ('RECEIVING_DETAILS', 'OVERDUE',
          'STAFF_PASSWORD_RESET', 'PROOF_MISMATCH', 'SETTLEMENT_WRONG', 'SHARED_DEVICE', 'DECISION_RETURNED',
          'ACCOUNT_DECLARED', 'REWARD_UNPAID', 'SEAL_LATE'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
