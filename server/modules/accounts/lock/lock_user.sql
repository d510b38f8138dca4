-- Locks an account: with its audit entry or not at all. The trigger on app_user ends its sessions.
-- Answers OK, REASON_REQUIRED, USER_NOT_FOUND or ALREADY_DECIDED (it is locked).
-- after: audit_write
DROP FUNCTION IF EXISTS lock_user;
CREATE FUNCTION lock_user(p_staff bigint, p_user bigint, p_reason text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_locked timestamptz;
BEGIN
  IF length(btrim(coalesce(p_reason, ''))) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT u.locked_at INTO v_locked FROM app_user u WHERE u.id = p_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'USER_NOT_FOUND'; END IF;
  IF v_locked IS NOT NULL THEN RETURN 'ALREADY_DECIDED'; END IF;
  UPDATE app_user SET locked_at = tarn_now(), lock_reason = btrim(p_reason) WHERE id = p_user;
  PERFORM audit_write('staff/' || p_staff, 'user.lock', 'user/' || p_user,
    '{"locked": false}', '{"locked": true}', btrim(p_reason), p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION lock_user FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_user TO tarn_app;
