-- A setting that is a whole number: an amount in minor units, a count, hours. Locks nothing.
DROP FUNCTION IF EXISTS setting_number;
CREATE FUNCTION setting_number(p_key text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT s.value::text::bigint FROM setting s WHERE s.key = p_key
$$;
REVOKE ALL ON FUNCTION setting_number FROM PUBLIC;
