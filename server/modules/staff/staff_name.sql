-- What a member of staff is called; NULL for nobody. Locks nothing.
DROP FUNCTION IF EXISTS staff_name;
CREATE FUNCTION staff_name(p_staff bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT s.name FROM staff s WHERE s.id = p_staff
$$;
REVOKE ALL ON FUNCTION staff_name FROM PUBLIC;
