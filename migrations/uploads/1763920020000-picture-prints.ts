import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How a picture looks, as 640 signs of its slow waves: copies that were written anew, scaled or made brighter are near.
 * Null for what is all one colour, and for pictures from before.
 */
export class PicturePrints1763920020000 implements MigrationInterface {
  name = 'PicturePrints1763920020000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE upload ADD COLUMN print bit(640)`);
    // Nobody looks for copies of a document of identity.
    await db.query(`
      ALTER TABLE upload ADD CONSTRAINT upload_document_unprinted CHECK (NOT staff_only OR print IS NULL)`);
    // It has one argument more now.
    await db.query(`DROP FUNCTION IF EXISTS store_upload(bigint, text, bytea, int, int, int, int)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
