import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A document that was verified stays its owner's, also once another has taken its place: nobody else stands with it.
 * Whoever waits for the row of its owner, as the unique index makes them, sees what became of it.
 */
export class DocumentsStayTheirs1765980000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX verification_verified_document ON verification (id_hash) WHERE verified_at IS NOT NULL`,
    );
    await db.query(`
      CREATE FUNCTION check_verified_document() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT FROM verification r WHERE r.id_hash = NEW.id_hash AND r.verified_at IS NOT NULL
            AND r.user_id <> NEW.user_id) THEN
          RAISE EXCEPTION 'the document of verification % is another account''s', NEW.id
            USING ERRCODE = 'unique_violation', CONSTRAINT = 'verification_one_person';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER verification_document_of_another AFTER INSERT OR UPDATE OF standing ON verification
      FOR EACH ROW WHEN (NEW.standing) EXECUTE FUNCTION check_verified_document()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
