-- Whether there are two administrators, who then invite everybody else. Locks nothing.
DROP FUNCTION IF EXISTS administrators_are_two;
CREATE FUNCTION administrators_are_two() RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT count(*) >= 2 FROM staff s WHERE s.role = 'ADMIN' AND NOT s.practice_desk
$$;
REVOKE ALL ON FUNCTION administrators_are_two FROM PUBLIC;
