import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The risk notice has other words in most languages: nobody has accepted these yet, so all are asked. */
export class SecondRiskNotice1763701110000 implements MigrationInterface {
  name = 'SecondRiskNotice1763701110000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('UPDATE app_user SET risk_acknowledged_at = NULL');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
