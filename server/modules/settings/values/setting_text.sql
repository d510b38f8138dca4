-- A setting that is a text, such as an hour of the day. Locks nothing.
DROP FUNCTION IF EXISTS setting_text;
CREATE FUNCTION setting_text(p_key text) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT s.value #>> '{}' FROM setting s WHERE s.key = p_key
$$;
REVOKE ALL ON FUNCTION setting_text FROM PUBLIC;
