-- The first instant of a day in a zone. Where clocks go back over midnight the day has it twice, and the first
-- counts; where they go forward over it, the day begins with the first there is. So an instant lies in [start of
-- day, start of the next) exactly when its date in that zone is the day.
DROP FUNCTION IF EXISTS zone_day_start;
CREATE FUNCTION zone_day_start(p_day date, p_zone text) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT m.at - greatest(interval '0',
    ((m.at - interval '1 microsecond') AT TIME ZONE p_zone) + interval '1 microsecond' - p_day::timestamp)
  FROM (SELECT p_day::timestamp AT TIME ZONE p_zone AS at) m
$$;
REVOKE ALL ON FUNCTION zone_day_start FROM PUBLIC;
GRANT EXECUTE ON FUNCTION zone_day_start TO tarn_app;
