import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is quoted, when it trades, on what terms, and every price that was ever recorded. */
export class Market1763600200000 implements MigrationInterface {
  name = 'Market1763600200000';

  async up(db: QueryRunner): Promise<void> {
    await this.calendars(db);
    await this.instruments(db);
    await this.quotes(db);
    await this.quoteGuards(db);
    await this.derived(db);
    await this.views(db);
  }

  private async calendars(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE trading_calendar (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text NOT NULL UNIQUE,
        timezone text NOT NULL,
        week jsonb NOT NULL
      )`);
    await db.query(`
      CREATE TABLE trading_holiday (
        calendar_id bigint NOT NULL REFERENCES trading_calendar (id),
        day date NOT NULL,
        sessions jsonb NOT NULL,
        PRIMARY KEY (calendar_id, day)
      )`);
    // Worked out from the two above in the market's own time zone; contiguous sessions are one row.
    await db.query(`
      CREATE TABLE trading_session (
        calendar_id bigint NOT NULL REFERENCES trading_calendar (id),
        opens_at timestamptz NOT NULL,
        closes_at timestamptz NOT NULL,
        PRIMARY KEY (calendar_id, opens_at),
        CONSTRAINT trading_session_has_length CHECK (closes_at > opens_at)
      )`);
    await db.query(`GRANT SELECT ON trading_calendar, trading_holiday TO tarn_app`);
    await db.query(`GRANT SELECT ON trading_session TO tarn_app, tarn_feed`);
  }

  private async instruments(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE instrument (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        symbol text NOT NULL UNIQUE,
        class text NOT NULL CHECK (class IN ('FOREX', 'GOLD', 'FUTURES', 'STOCKS', 'CRYPTO')),
        names jsonb NOT NULL,
        decimals int NOT NULL CHECK (decimals BETWEEN 0 AND 8),
        calendar_id bigint NOT NULL REFERENCES trading_calendar (id),
        prohibited boolean NOT NULL DEFAULT false,
        popular boolean NOT NULL DEFAULT false,
        sort int NOT NULL,
        feed text NOT NULL DEFAULT 'simulated',
        stale_after_ms int NOT NULL DEFAULT 5000 CHECK (stale_after_ms BETWEEN 1000 AND 600000)
      )`);
    await db.query(`
      CREATE TABLE terms (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        instrument_id bigint NOT NULL REFERENCES instrument (id),
        duration_seconds int NOT NULL CHECK (duration_seconds BETWEEN 1 AND 86400),
        payout_bp int NOT NULL CHECK (payout_bp BETWEEN 1 AND 10000),
        fee_bp int NOT NULL CHECK (fee_bp BETWEEN 0 AND 1000),
        stake_min bigint NOT NULL CHECK (stake_min > 0),
        stake_max bigint NOT NULL CHECK (stake_max BETWEEN stake_min AND 1000000000000),
        UNIQUE (instrument_id, duration_seconds)
      )`);
    await db.query(`GRANT SELECT ON instrument TO tarn_app, tarn_feed`);
    await db.query(`GRANT SELECT ON terms TO tarn_app`);
    // Whoever asks which markets are open asks the same clock.
  }

  /** The default partition catches what no partition was made for; ensure_partitions keeps it empty. */
  private async quotes(db: QueryRunner): Promise<void> {
    await db.query(`CREATE SEQUENCE quote_id_seq`);
    await db.query(`
      CREATE TABLE quote (
        id bigint NOT NULL DEFAULT nextval('quote_id_seq'),
        instrument_id bigint NOT NULL REFERENCES instrument (id),
        price numeric(20, 8) NOT NULL CHECK (price > 0 AND price <> 'NaN'),
        at timestamptz NOT NULL,
        provider_at timestamptz,
        seq bigint NOT NULL CHECK (seq > 0),
        chain bytea,
        PRIMARY KEY (instrument_id, at, seq)
      ) PARTITION BY RANGE (at)`);
    await db.query(
      `COMMENT ON COLUMN quote.chain IS 'Link of the seal; filled once quotes are sealed.'`,
    );
    await db.query(`CREATE INDEX quote_id ON quote (id)`);
    await db.query(`CREATE TABLE quote_default PARTITION OF quote DEFAULT`);
    // Only record_quotes writes it: the newest quote of each instrument and the figures of its day.
    await db.query(`
      CREATE TABLE instrument_quote (
        instrument_id bigint PRIMARY KEY REFERENCES instrument (id),
        quote_id bigint NOT NULL,
        price numeric(20, 8) NOT NULL,
        at timestamptz NOT NULL,
        provider_at timestamptz,
        seq bigint NOT NULL,
        previous_price numeric(20, 8) NOT NULL,
        session_on date NOT NULL,
        day_open numeric(20, 8) NOT NULL,
        day_high numeric(20, 8) NOT NULL,
        day_low numeric(20, 8) NOT NULL,
        previous_close numeric(20, 8) NOT NULL
      ) WITH (fillfactor = 50)`);
    await db.query(`GRANT SELECT ON quote, quote_default, instrument_quote TO tarn_app`);
  }

  private async quoteGuards(db: QueryRunner): Promise<void> {
    // Recorded means now and after the last one, whoever inserts.
    await db.query(`
      CREATE FUNCTION check_quote_order() RETURNS trigger LANGUAGE plpgsql
      SET search_path = tarn, pg_temp
      AS $$
      DECLARE
        v_last record;
      BEGIN
        SELECT q.at, q.seq INTO v_last FROM instrument_quote q
          WHERE q.instrument_id = NEW.instrument_id;
        IF NEW.at < v_last.at OR NEW.seq <= v_last.seq
          OR NEW.at < tarn_now() - interval '5 seconds'
          OR NEW.at > greatest(tarn_now(), v_last.at) THEN
          RAISE EXCEPTION 'a quote is recorded now, after the one before it'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'quote_in_time_order';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER quote_in_time_order BEFORE INSERT ON quote
      FOR EACH ROW EXECUTE FUNCTION check_quote_order()`);
    await db.query(`
      CREATE TRIGGER quote_append_only BEFORE UPDATE OR DELETE ON quote
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    // A TRUNCATE of the parent or of one partition: each table needs a trigger of its own.
    for (const table of ['quote', 'quote_default']) {
      await db.query(`
        CREATE TRIGGER quote_no_truncate BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
  }

  /** Candles begin at whole multiples of their interval in UTC; a day is a UTC day. */
  private async derived(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE candle (
        instrument_id bigint NOT NULL REFERENCES instrument (id),
        interval text NOT NULL CHECK (interval IN ('1m', '5m', '15m', '30m', '1h', '4h', '1d')),
        start_at timestamptz NOT NULL,
        open numeric(20, 8) NOT NULL,
        high numeric(20, 8) NOT NULL,
        low numeric(20, 8) NOT NULL,
        close numeric(20, 8) NOT NULL,
        volume numeric(20, 8),
        backfilled boolean NOT NULL DEFAULT false,
        PRIMARY KEY (instrument_id, interval, start_at),
        CONSTRAINT candle_bounds CHECK (low > 0 AND low <= open AND low <= close
          AND high >= open AND high >= close AND high <> 'NaN')
      ) WITH (fillfactor = 70)`);
    await db.query(`GRANT SELECT ON candle TO tarn_app`);
    await db.query(`
      CREATE FUNCTION candle_intervals() RETURNS TABLE (name text, width interval)
      LANGUAGE sql IMMUTABLE SET search_path = pg_catalog
      AS $$ VALUES ('1m', interval '1 minute'), ('5m', interval '5 minutes'),
        ('15m', interval '15 minutes'), ('30m', interval '30 minutes'), ('1h', interval '1 hour'),
        ('4h', interval '4 hours'), ('1d', interval '24 hours') $$`);
    await db.query(`
      CREATE FUNCTION candle_start(at timestamptz, width interval) RETURNS timestamptz
      LANGUAGE sql IMMUTABLE SET search_path = pg_catalog
      AS $$ SELECT date_bin(width, at, timestamptz '2000-01-01 00:00:00+00') $$`);
    await db.query(`
      REVOKE ALL ON FUNCTION candle_intervals(), candle_start(timestamptz, interval),
        check_quote_order() FROM PUBLIC`);
  }

  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW verify.quote AS
      SELECT q.id, i.symbol AS instrument, q.price, q.at, q.provider_at, q.seq
      FROM quote q JOIN instrument i ON i.id = q.instrument_id`);
    await db.query(`GRANT SELECT ON verify.quote TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
