-- The time zone in which the platform counts its days: a name as `AT TIME ZONE` takes it.
DROP FUNCTION IF EXISTS platform_zone;
CREATE FUNCTION platform_zone() RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT s.value #>> '{}' FROM setting s WHERE s.key = 'timezone'
$$;
REVOKE ALL ON FUNCTION platform_zone FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform_zone TO tarn_app;
