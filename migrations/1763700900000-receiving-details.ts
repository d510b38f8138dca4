import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A request keeps which receiving details were shown when it was submitted: whoever reviews it sees
 * whether they have changed since. Of requests from before nobody knows, so theirs stay empty.
 */
export class ReceivingDetails1763700900000 implements MigrationInterface {
  name = 'ReceivingDetails1763700900000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE recharge ADD COLUMN receiving_hash bytea CHECK (length(receiving_hash) = 32)`);
    await db.query(`GRANT SELECT (receiving_hash) ON recharge TO tarn_app`);
    await db.query(`
      CREATE FUNCTION keep_receiving_details() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF TG_OP = 'INSERT' THEN
          NEW.receiving_hash := (SELECT sha256(convert_to(c.details::text, 'UTF8'))
            FROM recharge_channel c WHERE c.id = NEW.channel_id);
        ELSIF NEW.receiving_hash IS DISTINCT FROM OLD.receiving_hash THEN
          RAISE EXCEPTION 'what recharge % was paid to stays as it was shown', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_receiving_as_shown';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_receiving BEFORE INSERT OR UPDATE ON recharge
      FOR EACH ROW EXECUTE FUNCTION keep_receiving_details()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
