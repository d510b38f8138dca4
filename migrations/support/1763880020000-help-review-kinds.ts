import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Help has three queues of its own. */
export class HelpReviewKinds1763880020000 implements MigrationInterface {
  name = 'HelpReviewKinds1763880020000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE review DROP CONSTRAINT review_kind_check,
        ADD CONSTRAINT review_kind_check CHECK (kind IN ('RECHARGE', 'VERIFICATION', 'WITHDRAWAL',
          'PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE'))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
