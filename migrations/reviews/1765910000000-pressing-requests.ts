import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is overdue, and what one user asked for, without reading all that waits. */
export class PressingRequests1765910000000 implements MigrationInterface {
  name = 'PressingRequests1765910000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX review_undecided ON review (review_by)
      WHERE decision IS NULL AND state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')`);
    await db.query(`
      CREATE INDEX review_second ON review (first_approved_at) WHERE state = 'SECOND_APPROVAL'`);
    await db.query(`
      CREATE INDEX review_by_user ON review (user_id, submitted_at DESC) WHERE user_id IS NOT NULL`);
    await db.query(
      `CREATE INDEX withdrawal_paid ON withdrawal (paid_at) WHERE paid_at IS NOT NULL`,
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
