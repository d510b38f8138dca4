-- Whether a value is a whole number between two bounds, both included.
DROP FUNCTION IF EXISTS setting_whole_fits;
CREATE FUNCTION setting_whole_fits(p_value jsonb, p_min bigint, p_max bigint) RETURNS boolean
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN jsonb_typeof(p_value) = 'number' AND p_value::text ~ '^[0-9]{1,15}$'
    THEN p_value::text::bigint BETWEEN p_min AND p_max ELSE false END
$$;
REVOKE ALL ON FUNCTION setting_whole_fits FROM PUBLIC;
