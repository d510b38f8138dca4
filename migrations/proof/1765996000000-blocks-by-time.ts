import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first block that stands at an instant or later is found without walking over those before it. */
export class BlocksByTime1765996000000 implements MigrationInterface {
  name = 'BlocksByTime1765996000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX proof_block_made_at ON proof_block (made_at, number)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
