import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a request whose promised time is over every administrator learns, once. Time decides nothing. */
export class OverdueRequests1763880030000 implements MigrationInterface {
  name = 'OverdueRequests1763880030000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE review ADD escalated_at timestamptz`);
    await db.query(`
      CREATE INDEX review_not_escalated ON review (review_by)
      WHERE escalated_at IS NULL AND decision IS NULL AND state <> 'CANCELLED'`);
    await db.query(`
      ALTER TABLE staff_notice DROP CONSTRAINT staff_notice_kind_check,
        ADD CONSTRAINT staff_notice_kind_check CHECK (kind IN ('RECEIVING_DETAILS', 'OVERDUE')),
        DROP CONSTRAINT staff_notice_subject_check,
        ADD CONSTRAINT staff_notice_subject_check CHECK (subject ~ '^[a-z_-]+/[1-9][0-9]{0,17}$')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
