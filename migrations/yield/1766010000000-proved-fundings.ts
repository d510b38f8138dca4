import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was put aside for a project, or taken back, is proven like any credit: each beside the proposal it rests on. */
export class ProvedFundings1766010000000 implements MigrationInterface {
  name = 'ProvedFundings1766010000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW verify.funding AS
      SELECT f.id, f.project_id, f.amount, f.bank_reference, f.at, f.proposal_id, p.kind AS proposal_kind,
        p.state AS proposal_state, p.subject AS proposal_subject, p.proposed_by AS approver,
        p.closed_by AS second_approver, p.after ->> 'amount' AS stated_amount,
        p.after ->> 'bankReference' AS stated_reference
      FROM yield_funding f LEFT JOIN proposal p ON p.id = f.proposal_id`);
    await db.query('GRANT SELECT ON verify.funding TO tarn_verify');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
