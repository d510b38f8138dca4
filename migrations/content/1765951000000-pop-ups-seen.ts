import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A pop-up stands once for a person, not once for each device: which they have closed, and when. */
export class PopUpsSeen1765951000000 implements MigrationInterface {
  name = 'PopUpsSeen1765951000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE pop_up_seen (
        user_id bigint NOT NULL REFERENCES app_user (id),
        article_id bigint NOT NULL REFERENCES article (id),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (user_id, article_id)
      )`);
    await db.query(`
      CREATE TRIGGER pop_up_seen_no_truncate BEFORE TRUNCATE ON pop_up_seen
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER pop_up_seen_append_only BEFORE UPDATE OR DELETE ON pop_up_seen
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON pop_up_seen TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
