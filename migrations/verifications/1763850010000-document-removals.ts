import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures of documents go a year after the decision. What stays is the hash of the file, which proves to
 * whoever has a copy that it is the picture that was looked at.
 */
export class DocumentRemovals1763850010000 implements MigrationInterface {
  name = 'DocumentRemovals1763850010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`INSERT INTO setting (key, value) VALUES ('documentDays', '365')`);
    await db.query(`
      CREATE TABLE document_removal (
        upload_id bigint PRIMARY KEY REFERENCES upload (id),
        file_hash bytea NOT NULL CHECK (length(file_hash) = 32),
        recorded_at timestamptz NOT NULL DEFAULT tarn_now(),
        removed_at timestamptz CHECK (removed_at >= recorded_at)
      )`);
    await db.query(`
      CREATE FUNCTION check_document_removal() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF (OLD.upload_id, OLD.file_hash, OLD.recorded_at) IS DISTINCT FROM
            (NEW.upload_id, NEW.file_hash, NEW.recorded_at) OR OLD.removed_at IS NOT NULL THEN
          RAISE EXCEPTION 'the proof of picture % stays', OLD.upload_id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'document_removal_stays';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER document_removal_change BEFORE UPDATE ON document_removal
      FOR EACH ROW EXECUTE FUNCTION check_document_removal()`);
    await db.query(`
      CREATE TRIGGER document_removal_kept BEFORE DELETE ON document_removal
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON document_removal TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
