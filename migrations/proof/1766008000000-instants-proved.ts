import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * That a block knows every quote up to the instant it stands at is what certificates rest on, and that the column by
 * which it is found says the same instant as the text that is signed. Nothing proved either; now the verifier may read
 * that column, and which instruments there are.
 */
export class InstantsProved1766008000000 implements MigrationInterface {
  name = 'InstantsProved1766008000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE VIEW verify.instrument AS SELECT id, symbol, class FROM instrument');
    await db.query(`
      CREATE OR REPLACE VIEW verify.block AS
      SELECT b.number, b.text, b.hash, b.through, b.key_id, k.public_key, b.signature, b.made_at
      FROM proof_block b LEFT JOIN proof_key k ON k.id = b.key_id`);
    await db.query('GRANT SELECT ON verify.instrument TO tarn_verify');
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
