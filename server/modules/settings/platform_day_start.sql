-- The first instant of a day in the platform's zone, as `zone_day_start` says it.
-- after: platform_zone, zone_day_start
DROP FUNCTION IF EXISTS platform_day_start;
CREATE FUNCTION platform_day_start(p_day date) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT zone_day_start(p_day, platform_zone())
$$;
REVOKE ALL ON FUNCTION platform_day_start FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform_day_start TO tarn_app;
