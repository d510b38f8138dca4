import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures that staff send to be shown to users, by the SHA-256 of their file: what was confirmed is what is shown,
 * and nothing else can be put in its place.
 */
export class StaffPictures1763920000000 implements MigrationInterface {
  name = 'StaffPictures1763920000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE staff_picture (
        hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
        name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9]{32}[.]webp$'),
        staff_id bigint NOT NULL REFERENCES staff (id),
        bytes int NOT NULL CHECK (bytes > 0),
        width int NOT NULL CHECK (width > 0),
        height int NOT NULL CHECK (height > 0),
        -- Somebody has proposed it: it is kept, whatever became of the proposal.
        proposed boolean NOT NULL DEFAULT false,
        -- Two administrators stand for it: users see it.
        shown boolean NOT NULL DEFAULT false CHECK (proposed OR NOT shown),
        created_at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX staff_picture_of ON staff_picture (staff_id, created_at)`);
    await db.query(`GRANT SELECT ON staff_picture TO tarn_app`);
    await db.query(`
      CREATE FUNCTION keep_staff_picture() RETURNS trigger LANGUAGE plpgsql SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF TG_OP = 'DELETE' THEN
          IF NOT OLD.proposed THEN RETURN OLD; END IF;
        ELSIF (NEW.hash, NEW.name, NEW.staff_id, NEW.bytes, NEW.width, NEW.height)
            = (OLD.hash, OLD.name, OLD.staff_id, OLD.bytes, OLD.width, OLD.height)
            AND NEW.proposed >= OLD.proposed AND NEW.shown >= OLD.shown THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'a picture that was proposed or shown stays as it is'
          USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_picture_stays';
      END $$`);
    await db.query(`
      CREATE TRIGGER staff_picture_stays BEFORE UPDATE OR DELETE ON staff_picture
      FOR EACH ROW EXECUTE FUNCTION keep_staff_picture()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
