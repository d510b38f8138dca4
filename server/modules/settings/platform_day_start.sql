-- The first instant of a day in the platform's zone. Where clocks go back over midnight the day has it
-- twice, and the first counts; where they go forward over it, the day begins with the first there is.
-- So an instant lies in [start of day, start of the next) exactly when its date in that zone is the day.
-- after: platform_zone
DROP FUNCTION IF EXISTS platform_day_start;
CREATE FUNCTION platform_day_start(p_day date) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT m.at - greatest(interval '0',
    ((m.at - interval '1 microsecond') AT TIME ZONE z.name) + interval '1 microsecond' - p_day::timestamp)
  FROM (SELECT platform_zone() AS name) z
  CROSS JOIN LATERAL (SELECT p_day::timestamp AT TIME ZONE z.name AS at) m
$$;
REVOKE ALL ON FUNCTION platform_day_start FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform_day_start TO tarn_app;
