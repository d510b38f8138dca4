import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A target that waits its 24 hours is paid out to at once when its owner adds it again and proves it with the fund
 * password or a passkey. So the instant from which on it is usable may come forward, once, to the present; it moves in
 * no other way.
 */
export class TargetProvenLater1765941000000 implements MigrationInterface {
  name = 'TargetProvenLater1765941000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payment_method DROP CONSTRAINT payment_method_usable,
        ADD CONSTRAINT payment_method_usable CHECK
          (usable_since BETWEEN created_at AND created_at + interval '24 hours')`);
    await db.query(`
      CREATE OR REPLACE FUNCTION check_payment_method_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        -- Sealed texts may be sealed anew; the hash says whether the number is still the same.
        IF (OLD.id, OLD.user_id, OLD.kind, OLD.number_hash, OLD.masked, OLD.currency, OLD.created_at)
            IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.kind, NEW.number_hash, NEW.masked, NEW.currency,
              NEW.created_at)
            OR NEW.usable_since <> OLD.usable_since
              AND (OLD.usable_since <= tarn_now() OR NEW.usable_since <= NEW.created_at
                OR NEW.usable_since NOT BETWEEN tarn_now() - interval '5 seconds' AND tarn_now()) THEN
          RAISE EXCEPTION 'payment method % stays as it was added', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_method_as_added';
        END IF;
        IF OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS DISTINCT FROM OLD.deleted_at THEN
          RAISE EXCEPTION 'payment method % was deleted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_method_deleted_once';
        END IF;
        RETURN NEW;
      END $$`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
