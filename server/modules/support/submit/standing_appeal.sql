-- The appeal of the lock that stands on an account; NULL where there is none. Locks nothing.
-- after: standing_lock
DROP FUNCTION IF EXISTS standing_appeal;
CREATE FUNCTION standing_appeal(p_user bigint) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT h.id FROM help_request h WHERE h.lock_id = standing_lock(p_user)
$$;
REVOKE ALL ON FUNCTION standing_appeal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION standing_appeal TO tarn_app;
