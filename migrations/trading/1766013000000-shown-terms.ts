import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order says which payout and fee were shown, in basis points: at others it does not open. Null where nothing was
 * said, and for copies, which open by what their leader's order does.
 */
export class ShownTerms1766013000000 implements MigrationInterface {
  name = 'ShownTerms1766013000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TYPE order_ask ADD ATTRIBUTE seen_payout int, ADD ATTRIBUTE seen_fee int`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
