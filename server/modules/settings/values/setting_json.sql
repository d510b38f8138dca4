-- A setting as it is stored. Locks nothing.
DROP FUNCTION IF EXISTS setting_json;
CREATE FUNCTION setting_json(p_key text) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT s.value FROM setting s WHERE s.key = p_key
$$;
REVOKE ALL ON FUNCTION setting_json FROM PUBLIC;
