import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An activity may say what it gives: its version names the campaign, and keeps that name as it keeps its texts. */
export class CampaignOfActivity1765950000000 implements MigrationInterface {
  name = 'CampaignOfActivity1765950000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE article_version ADD COLUMN campaign_id bigint REFERENCES campaign (id)`,
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
