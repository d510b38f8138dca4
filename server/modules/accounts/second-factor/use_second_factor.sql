-- Uses the code of one half minute (p_step) of a second factor, or a recovery code (p_code, keyed hash).
-- Answers whether it may be used: none is used twice, nor a code older than the last. Locks: the user's factor.
DROP FUNCTION IF EXISTS use_second_factor;
CREATE FUNCTION use_second_factor(p_user bigint, p_step bigint, p_code bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM second_factor f WHERE f.user_id = p_user AND f.confirmed_at IS NOT NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF p_code IS NULL THEN
    UPDATE second_factor f SET last_step = p_step WHERE f.user_id = p_user AND f.last_step < p_step;
    RETURN FOUND;
  END IF;
  UPDATE recovery_code c SET used_at = tarn_now()
  WHERE c.user_id = p_user AND c.code_hash = p_code AND c.used_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO security_event (user_id, kind) VALUES (p_user, 'RECOVERY_CODE');
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION use_second_factor FROM PUBLIC;
GRANT EXECUTE ON FUNCTION use_second_factor TO tarn_app;
