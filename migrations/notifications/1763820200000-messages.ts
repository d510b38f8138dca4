import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The inbox. A message is kept as its kind and figures: it is put into words in the reader's language. */
export class Messages1763820200000 implements MigrationInterface {
  name = 'Messages1763820200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE message (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        kind text NOT NULL CHECK (kind ~ '^[A-Z][A-Z_]{2,39}$'),
        subject text CHECK (subject ~ '^[a-z-]+/[1-9][0-9]{0,17}$'),
        figures jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(figures) = 'object'),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        read_at timestamptz
      )`);
    await db.query(`CREATE INDEX message_of_user ON message (user_id, id DESC)`);
    await db.query(`CREATE INDEX message_unread ON message (user_id) WHERE read_at IS NULL`);
    // Written by its functions alone.
    await db.query(`GRANT SELECT ON message TO tarn_app`);
    await db.query(`
      CREATE FUNCTION check_message_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF OLD.read_at IS NOT NULL OR NEW.read_at IS NULL
          OR (NEW.id, NEW.user_id, NEW.kind, NEW.subject, NEW.figures, NEW.at)
            IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.kind, OLD.subject, OLD.figures, OLD.at) THEN
          RAISE EXCEPTION 'message % stays as it was sent', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'message_stays';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER message_change BEFORE UPDATE ON message
      FOR EACH ROW EXECUTE FUNCTION check_message_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
