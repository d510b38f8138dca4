import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaigns and credits by hand need two administrators. */
export class CreditProposals1763870010000 implements MigrationInterface {
  name = 'CreditProposals1763870010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proposal
        DROP CONSTRAINT proposal_kind,
        ADD CONSTRAINT proposal_kind CHECK (kind IN ('STAFF_ROLE', 'RECHARGE_CHANNEL', 'CAMPAIGN', 'MANUAL_CREDIT'))`);
    await db.query(`
      ALTER TABLE proposal
        ADD CONSTRAINT proposal_campaign_whole CHECK (kind <> 'CAMPAIGN' OR after ?&
          ARRAY['titles', 'class', 'amount', 'turnoverTimes', 'budget', 'starts', 'ends', 'open']),
        ADD CONSTRAINT proposal_campaign_class_stays CHECK (kind <> 'CAMPAIGN'
          OR subject = 'campaign/new' OR after -> 'class' = before -> 'class'),
        ADD CONSTRAINT proposal_credit_whole CHECK (kind <> 'MANUAL_CREDIT' OR after ?&
          ARRAY['class', 'amount', 'turnoverTimes'])`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
