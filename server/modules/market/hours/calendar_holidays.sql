-- The days of a calendar whose hours replace those of the week: {"2026-12-24": [["09:30", "13:00"]]}; closed all day is
-- an empty list. Locks nothing.
DROP FUNCTION IF EXISTS calendar_holidays;
CREATE FUNCTION calendar_holidays(p_calendar bigint) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(jsonb_object_agg(h.day, h.open_hours), '{}') FROM trading_holiday h WHERE h.calendar_id = p_calendar
$$;
REVOKE ALL ON FUNCTION calendar_holidays FROM PUBLIC;
GRANT EXECUTE ON FUNCTION calendar_holidays TO tarn_app;
