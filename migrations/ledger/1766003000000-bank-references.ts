import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payment that came in serves once on the platform, a recharge or money put aside for a project, however its reference is
 * written. What was booked before stays, and the first of two that agree counts.
 */
export class BankReferences1766003000000 implements MigrationInterface {
  name = 'BankReferences1766003000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bank_reference (
        reference text PRIMARY KEY,
        subject text NOT NULL UNIQUE
      )`);
    await db.query(`
      INSERT INTO bank_reference (reference, subject)
      SELECT upper(normalize(r.bank_reference, NFKC)), 'recharge/' || r.id FROM recharge r
      WHERE r.bank_reference IS NOT NULL
      UNION ALL
      SELECT upper(normalize(f.bank_reference, NFKC)), 'project-funding/' || f.id FROM yield_funding f
      WHERE f.amount > 0
      ON CONFLICT DO NOTHING`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
