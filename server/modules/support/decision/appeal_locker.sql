-- Who locked the account of an appeal; NULL for other help. Locks nothing.
-- after: locked_by
DROP FUNCTION IF EXISTS appeal_locker;
CREATE FUNCTION appeal_locker(p_request bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT locked_by(h.lock_id) FROM help_request h WHERE h.id = p_request
$$;
REVOKE ALL ON FUNCTION appeal_locker FROM PUBLIC;
