-- Unlocks an account, as change_lock says. Passes for the locked page end.
-- after: change_lock
DROP FUNCTION IF EXISTS unlock_user;
CREATE FUNCTION unlock_user(p_staff bigint, p_user bigint, p_reason text, p_source text) RETURNS text
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT change_lock(p_staff, p_user, false, p_reason, p_source)
$$;
REVOKE ALL ON FUNCTION unlock_user FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unlock_user TO tarn_app;
