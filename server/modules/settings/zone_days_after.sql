-- The same wall-clock time p_days days later in a zone. A time that a clock change skips is the jump itself; of a
-- time that comes twice the second counts.
DROP FUNCTION IF EXISTS zone_days_after;
CREATE FUNCTION zone_days_after(p_at timestamptz, p_days int, p_zone text) RETURNS timestamptz
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_local timestamp := (p_at AT TIME ZONE p_zone) + p_days * interval '1 day';
  v_found timestamptz := v_local AT TIME ZONE p_zone;
  v_before timestamptz;
  v_middle timestamptz;
BEGIN
  IF v_found AT TIME ZONE p_zone = v_local THEN RETURN v_found; END IF;
  -- Skipped: PostgreSQL answers as if the clock had not jumped, which lies behind the jump. Jumps are at whole minutes.
  v_found := date_trunc('minute', v_found);
  v_before := v_found - (v_found AT TIME ZONE p_zone - date_trunc('minute', v_local)) - interval '1 minute';
  WHILE v_found - v_before > interval '1 minute' LOOP
    v_middle := v_before + floor(extract(epoch FROM v_found - v_before) / 120) * interval '1 minute';
    IF v_middle AT TIME ZONE p_zone - v_middle AT TIME ZONE 'UTC' = v_found AT TIME ZONE p_zone - v_found AT TIME ZONE 'UTC'
    THEN v_found := v_middle; ELSE v_before := v_middle; END IF;
  END LOOP;
  RETURN v_found;
END $$;
REVOKE ALL ON FUNCTION zone_days_after FROM PUBLIC;
GRANT EXECUTE ON FUNCTION zone_days_after TO tarn_app;
