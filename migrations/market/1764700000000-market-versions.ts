import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Hours, terms and what an instrument is called are changed by administrators: each change keeps who made it, why, and
 * what was before. What contracts rest on stays from the first quote on: symbol, class, decimals and calendar of an
 * instrument.
 */
export class MarketVersions1764700000000 implements MigrationInterface {
  name = 'MarketVersions1764700000000';

  async up(db: QueryRunner): Promise<void> {
    await this.instruments(db);
    await this.hours(db);
    await this.versions(db);
  }

  private async instruments(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE instrument
        ADD COLUMN descriptions jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN picture text REFERENCES staff_picture (hash),
        ADD COLUMN prohibit_reason text,
        ADD CONSTRAINT instrument_reason_while_prohibited CHECK (prohibited OR prohibit_reason IS NULL)`);
    await db.query(`
      CREATE FUNCTION keep_instrument() RETURNS trigger LANGUAGE plpgsql SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF TG_OP = 'UPDATE' AND ((NEW.id, NEW.symbol, NEW.class, NEW.decimals, NEW.calendar_id)
            = (OLD.id, OLD.symbol, OLD.class, OLD.decimals, OLD.calendar_id)
            OR NOT EXISTS (SELECT FROM instrument_quote q WHERE q.instrument_id = OLD.id)) THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'what contracts on % rest on stays as it is', OLD.symbol
          USING ERRCODE = 'restrict_violation', CONSTRAINT = 'instrument_stays';
      END $$`);
    await db.query('REVOKE ALL ON FUNCTION keep_instrument() FROM PUBLIC');
    await db.query(`
      CREATE TRIGGER instrument_stays BEFORE UPDATE OR DELETE ON instrument
      FOR EACH ROW EXECUTE FUNCTION keep_instrument()`);
  }

  /** Hours of a day: pairs of HH:MM, ascending, none of them into the next; 24:00 is the end of the day. */
  private async hours(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION day_hours_fit(p_hours jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
      SET search_path = pg_catalog AS $$
        SELECT jsonb_typeof(p_hours) = 'array' AND jsonb_array_length(p_hours) <= 8 AND coalesce((
          SELECT bool_and(coalesce(h.hours = jsonb_build_array(h.opens, h.closes)
            AND h.opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            AND h.closes ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
            AND h.opens < h.closes AND h.opens >= h.closed_before, false))
          FROM (SELECT e.hours, e.hours ->> 0 AS opens, e.hours ->> 1 AS closes,
              coalesce(lag(e.hours ->> 1) OVER (ORDER BY e.place), '') AS closed_before
            FROM jsonb_array_elements(p_hours) WITH ORDINALITY e (hours, place)) h), true)
      $$`);
    await db.query(`
      CREATE FUNCTION week_hours_fit(p_week jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
      SET search_path = tarn, pg_temp AS $$
        SELECT coalesce(bool_and(d.key IN ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun') AND day_hours_fit(d.value)), true)
        FROM jsonb_each(p_week) d
      $$`);
    await db.query(
      'REVOKE ALL ON FUNCTION day_hours_fit(jsonb), week_hours_fit(jsonb) FROM PUBLIC',
    );
    await db.query(
      'ALTER TABLE trading_calendar ADD CONSTRAINT trading_calendar_hours_fit CHECK (week_hours_fit(week))',
    );
    await db.query(
      'ALTER TABLE trading_holiday ADD CONSTRAINT trading_holiday_hours_fit CHECK (day_hours_fit(open_hours))',
    );
  }

  private async versions(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE market_version (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('CALENDAR', 'INSTRUMENT', 'PROHIBITION', 'TERMS')),
        calendar_id bigint REFERENCES trading_calendar (id),
        instrument_id bigint REFERENCES instrument (id),
        -- Nobody: the platform itself.
        staff_id bigint REFERENCES staff (id),
        reason text NOT NULL CHECK (length(btrim(reason)) > 0),
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        from_at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT market_version_of_one CHECK (
          (kind = 'CALENDAR') = (calendar_id IS NOT NULL) AND (calendar_id IS NULL) <> (instrument_id IS NULL))
      )`);
    await db.query(
      'CREATE INDEX market_version_of_calendar ON market_version (calendar_id, id) WHERE calendar_id IS NOT NULL',
    );
    await db.query(
      'CREATE INDEX market_version_of_instrument ON market_version (instrument_id, id) WHERE instrument_id IS NOT NULL',
    );
    await db.query('GRANT SELECT ON market_version TO tarn_app');
    await db.query(`
      CREATE TRIGGER market_version_kept BEFORE UPDATE OR DELETE ON market_version
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER market_version_no_truncate BEFORE TRUNCATE ON market_version
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
