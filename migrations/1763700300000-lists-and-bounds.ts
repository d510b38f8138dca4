import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A list of orders and its totals have one definition: an order belongs to the platform day on which
 * it opened. Profit stays with the day of settlement, in `order_day`. And what is multiplied is
 * bounded where it is stored, so that no product leaves the range of its type.
 */
export class ListsAndBounds1763700300000 implements MigrationInterface {
  name = 'ListsAndBounds1763700300000';

  async up(db: QueryRunner): Promise<void> {
    await this.bounds(db);
    await this.openedDays(db);
    await this.tally(db);
  }

  /** The bounds of the terms, once more on the order: stake x rate stays far below 2^63. */
  private async bounds(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE trade_order
        DROP CONSTRAINT trade_order_stake_check,
        DROP CONSTRAINT trade_order_fee_bp_check,
        DROP CONSTRAINT trade_order_payout_bp_check,
        ADD CONSTRAINT trade_order_stake_bounded CHECK (stake BETWEEN 1 AND 1000000000000),
        ADD CONSTRAINT trade_order_fee_bp_bounded CHECK (fee_bp BETWEEN 0 AND 1000),
        ADD CONSTRAINT trade_order_payout_bp_bounded CHECK (payout_bp BETWEEN 1 AND 10000)`);
    // A line of the statement is numbered movement x 16 + leg and must stay below 2^53, where a
    // number of JSON is still exact. A sequence costs nothing to bound; a CHECK would, on every row.
    await db.query(`ALTER TABLE ledger_movement ALTER COLUMN id SET MAXVALUE 562949953421311`);
    await db.query(`ALTER TABLE trade_order ALTER COLUMN id SET MAXVALUE 9007199254740991`);
  }

  /** Settled orders by the day they opened: what the totals of a list read instead of the list. */
  private async openedDays(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_opened_day (
        user_id bigint NOT NULL,
        day date NOT NULL,
        instrument_id bigint NOT NULL,
        outcome text NOT NULL,
        count int NOT NULL,
        stake bigint NOT NULL,
        net bigint NOT NULL,
        PRIMARY KEY (user_id, day, instrument_id, outcome)
      ) WITH (fillfactor = 80)`);
    await db.query(`GRANT SELECT ON order_opened_day TO tarn_app`);
  }

  /** Both tallies are by days of the platform's zone: another zone counts them anew, at once. */
  private async tally(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION tally_orders() RETURNS void LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v_zone text := (SELECT value #>> '{}' FROM setting WHERE key = 'timezone');
      BEGIN
        DELETE FROM order_day;
        DELETE FROM order_opened_day;
        INSERT INTO order_day (user_id, day, instrument_id, outcome, count, stake, net)
          SELECT user_id, (settled_at AT TIME ZONE v_zone)::date, instrument_id, outcome, count(*),
            sum(stake), sum(paid - stake - fee)
          FROM trade_order WHERE outcome IS NOT NULL GROUP BY 1, 2, 3, 4;
        INSERT INTO order_opened_day (user_id, day, instrument_id, outcome, count, stake, net)
          SELECT user_id, (opened_at AT TIME ZONE v_zone)::date, instrument_id, outcome, count(*),
            sum(stake), sum(paid - stake - fee)
          FROM trade_order WHERE outcome IS NOT NULL GROUP BY 1, 2, 3, 4;
      END $$`);
    await db.query(`REVOKE ALL ON FUNCTION tally_orders FROM PUBLIC`);
    await db.query(`SELECT tally_orders()`);
    await db.query(`
      CREATE FUNCTION tally_orders_anew() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        PERFORM tally_orders();
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER setting_zone_tallies AFTER UPDATE OF value ON setting
      FOR EACH ROW WHEN (NEW.key = 'timezone' AND NEW.value IS DISTINCT FROM OLD.value)
      EXECUTE FUNCTION tally_orders_anew()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
