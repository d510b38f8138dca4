-- The open periods that a market with these hours has around today: ten days back, sixty ahead. One that never closes
-- has a single endless period, so that no job can let it run out. Locks nothing.
-- after: open_periods_between
DROP FUNCTION IF EXISTS open_periods_of;
CREATE FUNCTION open_periods_of(p_zone text, p_week jsonb, p_holidays jsonb)
RETURNS TABLE (opens_at timestamptz, closes_at timestamptz)
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_today date := (tarn_now() AT TIME ZONE p_zone)::date;
BEGIN
  IF p_holidays = '{}' AND (SELECT count(*) FROM jsonb_each(p_week) d WHERE d.value = '[["00:00", "24:00"]]') = 7 THEN
    RETURN QUERY SELECT '-infinity'::timestamptz, 'infinity'::timestamptz;
  ELSE
    RETURN QUERY SELECT * FROM open_periods_between(p_zone, p_week, p_holidays, v_today - 10, v_today + 60);
  END IF;
END $$;
REVOKE ALL ON FUNCTION open_periods_of FROM PUBLIC;
