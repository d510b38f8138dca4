-- Unlocks an account: with its audit entry or not at all. Passes for the locked page end.
-- Answers OK, REASON_REQUIRED, USER_NOT_FOUND or ALREADY_DECIDED (it is not locked).
-- after: audit_write
DROP FUNCTION IF EXISTS unlock_user;
CREATE FUNCTION unlock_user(p_staff bigint, p_user bigint, p_reason text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_locked timestamptz;
BEGIN
  IF length(btrim(coalesce(p_reason, ''))) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT u.locked_at INTO v_locked FROM app_user u WHERE u.id = p_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'USER_NOT_FOUND'; END IF;
  IF v_locked IS NULL THEN RETURN 'ALREADY_DECIDED'; END IF;
  UPDATE app_user SET locked_at = NULL, lock_reason = NULL WHERE id = p_user;
  PERFORM audit_write('staff/' || p_staff, 'user.unlock', 'user/' || p_user,
    '{"locked": true}', '{"locked": false}', btrim(p_reason), p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION unlock_user FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unlock_user TO tarn_app;
