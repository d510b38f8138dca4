-- Puts a second factor to use, with its recovery codes (keyed hashes), once its owner has shown a code of it.
-- p_key: the key that the code was weighed against. p_step: the half minute of that code.
-- Answers whether it did: not where there is another key by now, or one in use. Locks: the user's factor.
DROP FUNCTION IF EXISTS confirm_second_factor;
CREATE FUNCTION confirm_second_factor(p_user bigint, p_key text, p_step bigint, p_codes bytea[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE second_factor f SET confirmed_at = tarn_now(), last_step = p_step
  WHERE f.user_id = p_user AND f.sealed_key = p_key AND f.confirmed_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM recovery_code c WHERE c.user_id = p_user;
  INSERT INTO recovery_code (user_id, code_hash) SELECT p_user, unnest(p_codes);
  INSERT INTO security_event (user_id, kind) VALUES (p_user, 'SECOND_FACTOR_ON');
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION confirm_second_factor FROM PUBLIC;
GRANT EXECUTE ON FUNCTION confirm_second_factor TO tarn_app;
