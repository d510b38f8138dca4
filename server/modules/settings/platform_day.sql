-- The day of the platform on which an instant lies. `platform_day_start` says where a day begins.
-- after: platform_zone
DROP FUNCTION IF EXISTS platform_day;
CREATE FUNCTION platform_day(p_at timestamptz) RETURNS date
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT (p_at AT TIME ZONE platform_zone())::date
$$;
REVOKE ALL ON FUNCTION platform_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform_day TO tarn_app;
