-- Takes a second factor away, by a code of it that is used up in the same call.
-- Answers whether it did. Parameters as of use_second_factor. Locks: the user's factor.
-- after: use_second_factor
DROP FUNCTION IF EXISTS remove_second_factor;
CREATE FUNCTION remove_second_factor(p_user bigint, p_step bigint, p_code bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF NOT use_second_factor(p_user, p_step, p_code) THEN RETURN false; END IF;
  DELETE FROM recovery_code c WHERE c.user_id = p_user;
  DELETE FROM second_factor f WHERE f.user_id = p_user;
  INSERT INTO security_event (user_id, kind) VALUES (p_user, 'SECOND_FACTOR_OFF');
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION remove_second_factor FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_second_factor TO tarn_app;
