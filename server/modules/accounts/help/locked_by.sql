-- Who set a lock; NULL where that is not known. Locks nothing.
DROP FUNCTION IF EXISTS locked_by;
CREATE FUNCTION locked_by(p_lock bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT l.locked_by FROM account_lock l WHERE l.id = p_lock
$$;
REVOKE ALL ON FUNCTION locked_by FROM PUBLIC;
