import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cash to coin and back, at a rate that is quoted first and holds for seconds. */
export class Conversions1763860000000 implements MigrationInterface {
  name = 'Conversions1763860000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO setting (key, value) VALUES ('conversionSpreadBp', '50'), ('conversionSeconds', '10')`);
    await db.query(`
      INSERT INTO ledger_account (address, kind, asset)
      SELECT 'platform/conversions/' || asset, 'platform', asset
      FROM unnest(ARRAY['USD', 'USDT', 'BTC', 'ETH']) AS asset`);
    await this.conversions(db);
  }

  /** Amounts in minor units of their asset; a rate is USD for one whole coin, the spread included. */
  private async conversions(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE conversion (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        user_id bigint NOT NULL REFERENCES app_user (id),
        to_coin boolean NOT NULL,
        coin text NOT NULL CHECK (coin IN ('USDT', 'BTC', 'ETH')),
        cash bigint NOT NULL CHECK (cash > 0),
        coins bigint NOT NULL CHECK (coins > 0),
        rate numeric NOT NULL CHECK (rate > 0),
        spread_bp int NOT NULL CHECK (spread_bp BETWEEN 0 AND 1000),
        dollar_quote_id bigint NOT NULL,
        coin_quote_id bigint,
        quoted_at timestamptz NOT NULL DEFAULT tarn_now(),
        expires_at timestamptz NOT NULL,
        converted_at timestamptz,
        CONSTRAINT conversion_coin_quote CHECK ((coin = 'USDT') = (coin_quote_id IS NULL)),
        CONSTRAINT conversion_in_time CHECK (converted_at < expires_at)
      )`);
    await db.query(`
      CREATE INDEX conversion_of_user ON conversion (user_id, id DESC) WHERE converted_at IS NOT NULL`);
    await db.query(`
      CREATE INDEX conversion_unused ON conversion (expires_at) WHERE converted_at IS NULL`);
    await db.query(`GRANT SELECT ON conversion TO tarn_app`);
    await db.query(`
      CREATE FUNCTION check_conversion_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF OLD.converted_at IS NOT NULL OR (TG_OP = 'UPDATE'
            AND to_jsonb(NEW) - 'converted_at' IS DISTINCT FROM to_jsonb(OLD) - 'converted_at') THEN
          RAISE EXCEPTION 'conversion % stays as it was quoted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'conversion_stays';
        END IF;
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      END $$`);
    await db.query(`
      CREATE TRIGGER conversion_change BEFORE UPDATE OR DELETE ON conversion
      FOR EACH ROW EXECUTE FUNCTION check_conversion_change()`);
    await db.query(`
      CREATE VIEW verify.conversions AS
      SELECT id, user_id, to_coin, coin, cash, coins, rate, spread_bp, dollar_quote_id, coin_quote_id,
        converted_at FROM conversion WHERE converted_at IS NOT NULL`);
    await db.query(`GRANT SELECT ON verify.conversions TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
