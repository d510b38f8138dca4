-- Keeps the key of a member of staff's second factor that is not confirmed yet, instead of an earlier one.
-- Answers whether it did: not where one is in use. p_key is sealed. Locks: the member's factor.
DROP FUNCTION IF EXISTS begin_staff_factor;
CREATE FUNCTION begin_staff_factor(p_staff bigint, p_key text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  INSERT INTO staff_factor AS f (staff_id, sealed_key) VALUES (p_staff, p_key)
  ON CONFLICT (staff_id) DO UPDATE SET sealed_key = p_key, created_at = tarn_now(), reset_by = NULL
    WHERE f.confirmed_at IS NULL;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION begin_staff_factor FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_staff_factor TO tarn_app;
