import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders are placed as sets, and an order may be a copy of a leader's: at the same quote and instant, or not at all.
 * What somebody's own orders came to is counted as they settle, so that no figure reads a whole history.
 */
export class CopiedOrders1764600000000 implements MigrationInterface {
  name = 'CopiedOrders1764600000000';

  async up(db: QueryRunner): Promise<void> {
    // Without following_id an order as it was asked for, else a copy of the order of its place.
    await db.query(`
      CREATE TYPE order_ask AS (
        place int, following_id bigint, user_id bigint, key text, fingerprint bytea, instrument_id bigint, direction text,
        amount bigint, multiple int, seconds int, seen numeric, tolerance numeric, risk_ack boolean)`);
    await this.copies(db);
    await this.record(db);
  }

  private async copies(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE trade_order ADD COLUMN copy_of bigint REFERENCES trade_order (id)`);
    await db.query(`
      CREATE INDEX trade_order_copies ON trade_order (user_id, id DESC) WHERE copy_of IS NOT NULL`);
    await db.query(`
      CREATE UNIQUE INDEX trade_order_copied_once ON trade_order (copy_of, user_id) WHERE copy_of IS NOT NULL`);
    await db.query(`
      CREATE FUNCTION check_copied_order() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NOT EXISTS (SELECT FROM trade_order o WHERE o.id = NEW.copy_of AND o.copy_of IS NULL
            AND o.user_id <> NEW.user_id AND NEW.multiple = 1
            AND (o.instrument_id, o.direction, o.duration_seconds, o.open_quote_id, o.open_price, o.opened_at)
              = (NEW.instrument_id, NEW.direction, NEW.duration_seconds, NEW.open_quote_id, NEW.open_price, NEW.opened_at))
        THEN
          RAISE EXCEPTION 'order % is no copy of order %', NEW.id, NEW.copy_of
            USING ERRCODE = 'check_violation', CONSTRAINT = 'trade_order_copied_truly';
        END IF;
        RETURN NULL;
      END $$`);
    // After the statement's rows are there: a leader's order and its copies are written by one.
    await db.query(`
      CREATE TRIGGER trade_order_copied_truly AFTER INSERT ON trade_order
      FOR EACH ROW WHEN (NEW.copy_of IS NOT NULL) EXECUTE FUNCTION check_copied_order()`);
    await db.query(`
      CREATE FUNCTION keep_order_a_copy() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        RAISE EXCEPTION 'what order % copies is frozen', OLD.id
          USING ERRCODE = 'restrict_violation', CONSTRAINT = 'trade_order_terms_frozen';
      END $$`);
    // After trade_order_frozen, by name: of a settled order it says that first.
    await db.query(`
      CREATE TRIGGER trade_order_frozen_as_copy BEFORE UPDATE OF copy_of ON trade_order
      FOR EACH ROW WHEN (NEW.copy_of IS DISTINCT FROM OLD.copy_of) EXECUTE FUNCTION keep_order_a_copy()`);
  }

  /** Of each user the settled orders of their own, copies left out, and how far they fell below their best. */
  private async record(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_record (
        user_id bigint PRIMARY KEY,
        count int NOT NULL,
        wins int NOT NULL,
        voids int NOT NULL,
        net bigint NOT NULL,
        peak bigint NOT NULL,
        drawdown bigint NOT NULL,
        CONSTRAINT order_record_counts CHECK (wins BETWEEN 0 AND count AND voids >= 0),
        CONSTRAINT order_record_falls CHECK (peak >= 0 AND peak >= net AND drawdown >= peak - net)
      ) WITH (fillfactor = 80)`);
    await db.query(`GRANT SELECT ON order_record TO tarn_app`);
    await db.query(`
      INSERT INTO order_record (user_id, count, wins, voids, net, peak, drawdown)
      SELECT r.user_id, count(*) FILTER (WHERE r.outcome <> 'VOID'), count(*) FILTER (WHERE r.outcome = 'WIN'),
        count(*) FILTER (WHERE r.outcome = 'VOID'), sum(r.net), greatest(0, max(r.so_far)),
        greatest(0, max(r.high - r.so_far))
      FROM (SELECT s.*, greatest(0, max(s.so_far) OVER (PARTITION BY s.user_id ORDER BY s.settled_at, s.id)) AS high
        FROM (SELECT o.user_id, o.id, o.settled_at, o.outcome, o.paid - o.stake - o.fee AS net,
            sum(o.paid - o.stake - o.fee) OVER (PARTITION BY o.user_id ORDER BY o.settled_at, o.id) AS so_far
          FROM trade_order o WHERE o.outcome IS NOT NULL) s) r
      GROUP BY r.user_id`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
