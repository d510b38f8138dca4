-- Makes the partitions of interest of this month and the months ahead. Answers how many it made. A month whose days
-- already lie in the default partition stays there: nothing is moved. Locks: one caller at a time; the default
-- partition is waited for a second at the most.
DROP FUNCTION IF EXISTS ensure_yield_months;
CREATE FUNCTION ensure_yield_months(p_ahead int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  v_month date;
  v_next date;
  v_name text;
  v_made int := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ensure_yield_months', 0));
  FOR v_ahead IN 0 .. least(p_ahead, 12) LOOP
    v_month := (date_trunc('month', tarn_now(), 'UTC') AT TIME ZONE 'UTC' + v_ahead * interval '1 month')::date;
    v_next := (v_month + interval '1 month')::date;
    v_name := 'yield_day_' || to_char(v_month, 'YYYYMM');
    CONTINUE WHEN to_regclass('tarn.' || v_name) IS NOT NULL OR EXISTS (
      SELECT FROM yield_day_default d WHERE d.day >= v_month AND d.day < v_next);
    EXECUTE format('CREATE TABLE %I (LIKE yield_day INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', v_name);
    EXECUTE format('ALTER TABLE yield_day ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', v_name, v_month, v_next);
    EXECUTE format('CREATE TRIGGER yield_day_no_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', v_name);
    v_made := v_made + 1;
  END LOOP;
  RETURN v_made;
END $$;
REVOKE ALL ON FUNCTION ensure_yield_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ensure_yield_months TO tarn_app;
