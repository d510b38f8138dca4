import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where somebody was reached before they changed it: whoever takes an account over changes that first, and its owner
 * hears there of what follows. Kept for a week. The server reads it by a function, for one account at a time.
 */
export class FormerContacts1765998000000 implements MigrationInterface {
  name = 'FormerContacts1765998000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE former_contact (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        contact text NOT NULL,
        replaced_at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX former_contact_of_user ON former_contact (user_id, replaced_at)`);
    await db.query(`CREATE INDEX former_contact_by_age ON former_contact (replaced_at)`);
    await db.query(`
      CREATE FUNCTION keep_former_contact() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        DELETE FROM former_contact f WHERE f.replaced_at < tarn_now() - interval '7 days';
        INSERT INTO former_contact (user_id, contact)
        SELECT OLD.id, was.contact FROM (VALUES
          (OLD.email, NEW.email IS DISTINCT FROM OLD.email),
          (OLD.phone, NEW.phone IS DISTINCT FROM OLD.phone)
        ) AS was (contact, changed) WHERE was.changed AND was.contact IS NOT NULL;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_keep_former_contact AFTER UPDATE OF email, phone ON app_user
      FOR EACH ROW EXECUTE FUNCTION keep_former_contact()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
