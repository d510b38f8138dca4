-- Whether there is such a member of staff and they are an administrator. Locks nothing.
DROP FUNCTION IF EXISTS staff_is_admin;
CREATE FUNCTION staff_is_admin(p_staff bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM staff s WHERE s.id = p_staff AND s.role = 'ADMIN')
$$;
REVOKE ALL ON FUNCTION staff_is_admin FROM PUBLIC;
