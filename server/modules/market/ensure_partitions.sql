-- Makes the quote partitions of today and the days ahead, in UTC. Answers how many it made.
-- A day whose quotes already lie in the default partition stays there: nothing is moved.
-- Locks: one caller at a time; on quote itself only what attaching needs, so readers go on. The default
-- partition alone is held, and waited for a second at the most: whoever wants it meanwhile queues behind.
DROP FUNCTION IF EXISTS ensure_partitions;
CREATE FUNCTION ensure_partitions(p_days_ahead int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  v_today timestamptz := date_trunc('day', tarn_now(), 'UTC');
  v_day timestamptz;
  v_name text;
  v_made int := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ensure_partitions', 0));
  FOR v_ahead IN 0 .. least(p_days_ahead, 31) LOOP
    v_day := v_today + v_ahead * interval '24 hours';
    v_name := 'quote_' || to_char(v_day AT TIME ZONE 'UTC', 'YYYYMMDD');
    CONTINUE WHEN to_regclass('tarn.' || v_name) IS NOT NULL OR EXISTS (
      SELECT FROM quote_default d WHERE d.at >= v_day AND d.at < v_day + interval '24 hours');
    EXECUTE format('CREATE TABLE %I (LIKE quote INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', v_name);
    EXECUTE format('ALTER TABLE quote ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      v_name, v_day, v_day + interval '24 hours');
    EXECUTE format('CREATE TRIGGER quote_no_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', v_name);
    v_made := v_made + 1;
  END LOOP;
  RETURN v_made;
END $$;
REVOKE ALL ON FUNCTION ensure_partitions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ensure_partitions TO tarn_app;
