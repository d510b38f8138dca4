import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only who asks to leave early gives up interest. What was settled before stays, and the verifier says where it was otherwise. */
export class ReducedForUsers1766010010000 implements MigrationInterface {
  name = 'ReducedForUsers1766010010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE yield_holding ADD CONSTRAINT yield_holding_reduced_for_user
        CHECK (reduction = 0 OR settled_by = 'USER') NOT VALID`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
