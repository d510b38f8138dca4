import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a project offers, and money put aside for it or taken back, need two administrators. */
export class ProjectProposals1764000010000 implements MigrationInterface {
  name = 'ProjectProposals1764000010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proposal
        DROP CONSTRAINT proposal_kind,
        ADD CONSTRAINT proposal_kind CHECK (kind IN ('STAFF_ROLE', 'RECHARGE_CHANNEL', 'CAMPAIGN', 'MANUAL_CREDIT',
          'STAFF_INVITATION', 'PROJECT_TERMS', 'PROJECT_FUNDING', 'PROJECT_UNFUNDING'))`);
    await db.query(`
      ALTER TABLE proposal
        ADD CONSTRAINT proposal_project_whole CHECK (kind <> 'PROJECT_TERMS' OR after ?&
          ARRAY['titles', 'descriptions', 'risks', 'issuer', 'annualPpm', 'days', 'dividend', 'min', 'max', 'capacity', 'release', 'saleStarts',
            'saleEnds', 'topUp', 'topUpDay', 'earlyStop', 'reductionBp', 'renewable']),
        ADD CONSTRAINT proposal_project_funding CHECK (kind NOT IN ('PROJECT_FUNDING', 'PROJECT_UNFUNDING')
          OR ((after ->> 'amount')::bigint > 0 AND length(btrim(coalesce(after ->> 'bankReference', ''))) > 0))`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
