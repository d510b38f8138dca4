-- Whether a member of staff has a request in hand. Locks nothing.
DROP FUNCTION IF EXISTS staff_holds;
CREATE FUNCTION staff_holds(p_staff bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM review v WHERE v.taken_by = p_staff AND v.lease_until > tarn_now())
$$;
REVOKE ALL ON FUNCTION staff_holds FROM PUBLIC;
