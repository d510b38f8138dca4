import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Signs nobody sees, and control characters: the twin of `schema/text.ts`. They made one payment's
 * reference into several that look alike, and one name into another.
 */
const UNSEEN = [
  '\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2',
  '\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164',
  '\\ufeff\\uffa0\\ufff9-\\ufffb\\U000110bd\\U000110cd\\U00013430-\\U0001343f',
  '\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0001\\U000e0020-\\U000e007f',
].join('');

/** Text that looks the same counts as the same: references of payments, and people's names. */
export class PlainText1763700200000 implements MigrationInterface {
  name = 'PlainText1763700200000';

  async up(db: QueryRunner): Promise<void> {
    await this.references(db);
    await this.names(db);
  }

  private async references(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE recharge SET bank_reference = regexp_replace(bank_reference, '[${UNSEEN}]', '', 'g')
      WHERE state NOT IN ('SUCCESS', 'FAILED') AND bank_reference ~ '[${UNSEEN}]'`);
    // Requests that are decided keep what they have: nothing may change them any more.
    await db.query(`
      ALTER TABLE recharge ADD CONSTRAINT recharge_reference_plain
      CHECK (bank_reference !~ '[${UNSEEN}]') NOT VALID`);
    await db.query(`DROP INDEX recharge_bank_reference`);
    await db.query(`
      CREATE UNIQUE INDEX recharge_bank_reference
      ON recharge (upper(normalize(bank_reference, NFKC)))
      WHERE bank_reference IS NOT NULL AND decision IS DISTINCT FROM 'REFUSED'`);
  }

  /** A trigger, so that who has such a name from before can still sign in. */
  private async names(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_plain_name() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        -- Digits as the letters they stand for, l and i as one, no dots and underscores.
        v_look text := translate(NEW.user_name, '01345789l._', 'oieastbgi');
        v_bare text := translate(NEW.user_name, 'l0123456789._', 'i');
        v_brand text := (SELECT translate(lower(value #>> '{}'), 'l01345789._ -', 'ioieastbg')
          FROM setting WHERE key = 'brand');
        v_word text;
      BEGIN
        IF NEW.email <> lower(normalize(NEW.email, NFKC)) OR NEW.email ~ '[${UNSEEN}]' THEN
          RAISE EXCEPTION 'an address is stored as it is compared'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'app_user_plain_name';
        END IF;
        FOREACH v_word IN ARRAY ARRAY['admin', 'support', 'staff', 'service', 'officiai',
            nullif(v_brand, '')] LOOP
          IF starts_with(v_look, v_word) OR starts_with(v_bare, v_word)
              OR right(v_look, length(v_word)) = v_word OR right(v_bare, length(v_word)) = v_word THEN
            RAISE EXCEPTION 'this name looks like one of the staff'
              USING ERRCODE = 'check_violation', CONSTRAINT = 'app_user_plain_name';
          END IF;
        END LOOP;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_plain_name BEFORE INSERT OR UPDATE OF user_name, email ON app_user
      FOR EACH ROW EXECUTE FUNCTION check_plain_name()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
