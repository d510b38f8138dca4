-- Takes a second factor away without a code of it, for a function of the owner that knows why.
-- Locks: the factor.
DROP FUNCTION IF EXISTS drop_second_factor;
CREATE FUNCTION drop_second_factor(p_user bigint) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  DELETE FROM recovery_code c WHERE c.user_id = p_user;
  DELETE FROM second_factor f WHERE f.user_id = p_user;
  INSERT INTO security_event (user_id, kind) VALUES (p_user, 'SECOND_FACTOR_OFF');
$$;
REVOKE ALL ON FUNCTION drop_second_factor FROM PUBLIC;
