import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The practice world's own way to pay in, and the member of staff without a password who approves it. */
export class PracticeChannel1763701100000 implements MigrationInterface {
  name = 'PracticeChannel1763701100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE recharge_channel
        DROP CONSTRAINT recharge_channel_kind_check,
        ADD CONSTRAINT recharge_channel_kind_check
          CHECK (kind IN ('BANK', 'ALIPAY', 'WECHAT', 'USDT', 'PRACTICE'))`);
    await db.query(`
      ALTER TABLE staff
        ADD COLUMN practice_desk boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT staff_desk_cannot_sign_in
          CHECK (NOT practice_desk OR (password_hash = 'none' AND role = 'SUPPORT'))`);
    await db.query(
      `CREATE UNIQUE INDEX staff_one_desk ON staff (practice_desk) WHERE practice_desk`,
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
