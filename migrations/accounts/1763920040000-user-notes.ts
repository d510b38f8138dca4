import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff write down about a customer for each other: who, when, and never changed. */
export class UserNotes1763920040000 implements MigrationInterface {
  name = 'UserNotes1763920040000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE user_note (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        staff_id bigint NOT NULL REFERENCES staff (id),
        note text NOT NULL CHECK (note = btrim(note) AND length(note) BETWEEN 1 AND 500),
        created_at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX user_note_of_user ON user_note (user_id, id DESC)`);
    await db.query(`GRANT SELECT ON user_note TO tarn_app`);
    await db.query(`
      CREATE TRIGGER user_note_append_only BEFORE UPDATE OR DELETE ON user_note
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
