-- Keeps the key of a second factor that is not confirmed yet, instead of an earlier one.
-- Answers whether it did: not where one is in use. p_key is sealed. Locks: the user's factor.
DROP FUNCTION IF EXISTS begin_second_factor;
CREATE FUNCTION begin_second_factor(p_user bigint, p_key text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  INSERT INTO second_factor AS f (user_id, sealed_key) VALUES (p_user, p_key)
  ON CONFLICT (user_id) DO UPDATE SET sealed_key = p_key, created_at = tarn_now()
    WHERE f.confirmed_at IS NULL;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION begin_second_factor FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_second_factor TO tarn_app;
