import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What becomes of requests is said in the conversations about them. Each change is noted here and taken away by the job
 * that says it, which otherwise read all open conversations about anything, every two seconds. A note locks no
 * conversation: whoever decides holds locks that come after those.
 */
export class TalksToldByChange1765992000000 implements MigrationInterface {
  name = 'TalksToldByChange1765992000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE changed_subject (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        subject_id bigint NOT NULL
      )`);
    await db.query(`
      CREATE FUNCTION note_changed_subject() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        INSERT INTO changed_subject (kind, subject_id)
          VALUES (to_jsonb(NEW) ->> TG_ARGV[0], (to_jsonb(NEW) ->> TG_ARGV[1])::bigint);
        RETURN NEW;
      END $$`);
    await db.query(`REVOKE ALL ON FUNCTION note_changed_subject FROM PUBLIC`);
    await db.query(`
      CREATE TRIGGER review_told_in_talks AFTER UPDATE OF state ON review FOR EACH ROW
      WHEN (NEW.state IN ('SUCCESS', 'FAILED', 'CANCELLED') AND NEW.state <> OLD.state AND NEW.kind <> 'CONVERSATION')
      EXECUTE FUNCTION note_changed_subject('kind', 'subject_id')`);
    await db.query(`
      CREATE TRIGGER help_request_told_in_talks AFTER UPDATE ON help_request FOR EACH ROW
      EXECUTE FUNCTION note_changed_subject('queue', 'id')`);
    // What happened until now, and was not said yet.
    await db.query(`
      INSERT INTO changed_subject (kind, subject_id)
      SELECT DISTINCT subject_kind, subject_id FROM conversation WHERE closed_at IS NULL AND subject_id IS NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
