-- The lock of staff that stands on an account; NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS standing_lock;
CREATE FUNCTION standing_lock(p_user bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT l.id FROM account_lock l WHERE l.user_id = p_user AND l.lifted_at IS NULL
$$;
REVOKE ALL ON FUNCTION standing_lock FROM PUBLIC;
