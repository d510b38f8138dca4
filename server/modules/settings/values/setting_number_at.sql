-- What a setting that is a whole number was at an instant; NULL asks for now. Locks nothing.
DROP FUNCTION IF EXISTS setting_number_at;
CREATE FUNCTION setting_number_at(p_key text, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT s.value::text::bigint FROM (
    SELECT v.id, v.value, v.from_at <= coalesce(p_at, 'infinity') AS held FROM setting_version v WHERE v.key = p_key) s
  -- Of what held the newest; where the clock says that nothing did, the first.
  ORDER BY s.held DESC, CASE WHEN s.held THEN -s.id ELSE s.id END LIMIT 1
$$;
REVOKE ALL ON FUNCTION setting_number_at FROM PUBLIC;
