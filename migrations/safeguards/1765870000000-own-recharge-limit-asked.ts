import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody has sent in that day is added up only where they have set a limit: most have none. */
export class OwnRechargeLimitAsked1765870000000 implements MigrationInterface {
  name = 'OwnRechargeLimitAsked1765870000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION check_own_recharge_limit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v_max bigint := (SELECT o.recharge FROM own_limits_at(NEW.user_id, tarn_now()) o);
      BEGIN
        IF v_max IS NULL THEN RETURN NEW; END IF;
        -- recharge_of_locked runs before and has locked the user: recharges that come together are added up.
        IF day_recharged(NEW.user_id, tarn_now()) + NEW.amount > v_max THEN
          RAISE EXCEPTION 'user % allows no more a day', NEW.user_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'recharge_own_limit';
        END IF;
        RETURN NEW;
      END $$`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
