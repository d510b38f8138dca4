import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a user's money is paid out to. Numbers and names are sealed by the server, in one text. A target is
 * never altered, only put away; a row is read only by a transaction that says for whom it reads.
 */
export class PaymentMethods1763830000000 implements MigrationInterface {
  name = 'PaymentMethods1763830000000';

  async up(db: QueryRunner): Promise<void> {
    await this.methods(db);
    await this.rules(db);
    await this.owners(db);
  }

  private async methods(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payment_method (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        kind text NOT NULL CHECK (kind IN
          ('BANK_CARD', 'USDT_TRC20', 'USDT_ERC20', 'BTC', 'ETH', 'ALIPAY', 'WECHAT')),
        details text NOT NULL
          CONSTRAINT payment_method_sealed CHECK (details ~ '^[a-z0-9]{1,16}[.][A-Za-z0-9_-]{38,}$'),
        number_hash bytea NOT NULL CHECK (length(number_hash) = 32),
        masked text NOT NULL
          CONSTRAINT payment_method_masked CHECK (masked ~ '^([*]{1,6}|.{3}[*]{3}.{3})$'),
        currency text NOT NULL CHECK (currency ~ '^[A-Z]{3,4}$'),
        is_default boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        usable_since timestamptz NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT payment_method_usable CHECK
          (usable_since IN (created_at, created_at + interval '24 hours')),
        CONSTRAINT payment_method_default_stands CHECK (NOT is_default OR deleted_at IS NULL),
        CONSTRAINT payment_method_deleted_later CHECK (deleted_at >= created_at)
      )`);
    // The number of a card belongs to one user; an address or account may belong to several, once to each.
    await db.query(`
      CREATE UNIQUE INDEX payment_method_one_card ON payment_method (number_hash)
      WHERE kind = 'BANK_CARD' AND deleted_at IS NULL`);
    await db.query(`
      CREATE UNIQUE INDEX payment_method_once ON payment_method (user_id, kind, number_hash)
      WHERE deleted_at IS NULL`);
    await db.query(`
      CREATE UNIQUE INDEX payment_method_one_default ON payment_method (user_id) WHERE is_default`);
    await db.query(`CREATE INDEX payment_method_of_user ON payment_method (user_id, id DESC)`);
    // Whose accounts share a target: one that was put away counts too.
    await db.query(`CREATE INDEX payment_method_shared ON payment_method (number_hash, user_id)`);
  }

  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_payment_method_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        -- Sealed texts may be sealed anew; the hash says whether the number is still the same.
        IF (OLD.id, OLD.user_id, OLD.kind, OLD.number_hash, OLD.masked, OLD.currency, OLD.created_at,
            OLD.usable_since) IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.kind, NEW.number_hash, NEW.masked,
            NEW.currency, NEW.created_at, NEW.usable_since) THEN
          RAISE EXCEPTION 'payment method % stays as it was added', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_method_as_added';
        END IF;
        IF OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS DISTINCT FROM OLD.deleted_at THEN
          RAISE EXCEPTION 'payment method % was deleted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_method_deleted_once';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER payment_method_change BEFORE UPDATE ON payment_method
      FOR EACH ROW EXECUTE FUNCTION check_payment_method_change()`);
    await db.query(`
      CREATE TRIGGER payment_method_kept BEFORE DELETE ON payment_method
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  /** The server reads what belongs to the user, or the member of staff, that its transaction names. */
  private async owners(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE payment_method ENABLE ROW LEVEL SECURITY`);
    await db.query(`
      CREATE POLICY payment_method_of_actor ON payment_method FOR SELECT TO tarn_app
      USING (current_setting('tarn.actor', true) = 'user/' || user_id
        OR current_setting('tarn.actor', true) ~ '^staff/[1-9][0-9]{0,17}$')`);
    await db.query(`GRANT SELECT ON payment_method TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
