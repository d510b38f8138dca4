-- Locks an account, as change_lock says. The trigger on app_user ends its sessions.
-- after: change_lock
DROP FUNCTION IF EXISTS lock_user;
CREATE FUNCTION lock_user(p_staff bigint, p_user bigint, p_reason text, p_source text) RETURNS text
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT change_lock(p_staff, p_user, true, p_reason, p_source)
$$;
REVOKE ALL ON FUNCTION lock_user FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_user TO tarn_app;
