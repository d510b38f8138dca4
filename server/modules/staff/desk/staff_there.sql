-- Who of staff is signed in, by name; a platform has few. Locks nothing.
-- after: staff_signed_in
DROP FUNCTION IF EXISTS staff_there;
CREATE FUNCTION staff_there() RETURNS TABLE (id bigint, name text)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT s.id, s.name FROM staff s WHERE staff_signed_in(s.id) ORDER BY s.name, s.id
$$;
REVOKE ALL ON FUNCTION staff_there FROM PUBLIC;
