-- Locks an account, or unlocks it: with its audit entry or not at all. For lock_user and unlock_user alone.
-- Answers OK, REASON_REQUIRED, USER_NOT_FOUND or ALREADY_DECIDED (it is so already). Locks: the user.
-- after: audit_write
DROP FUNCTION IF EXISTS change_lock;
CREATE FUNCTION change_lock(p_staff bigint, p_user bigint, p_lock boolean, p_reason text, p_source text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_reason text := btrim(coalesce(p_reason, ''));
  v_locked boolean;
BEGIN
  IF length(v_reason) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT u.locked_at IS NOT NULL INTO v_locked FROM app_user u WHERE u.id = p_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'USER_NOT_FOUND'; END IF;
  IF v_locked = p_lock THEN RETURN 'ALREADY_DECIDED'; END IF;
  UPDATE app_user SET locked_at = CASE WHEN p_lock THEN tarn_now() END,
    lock_reason = CASE WHEN p_lock THEN v_reason END WHERE id = p_user;
  PERFORM audit_write('staff/' || p_staff, CASE WHEN p_lock THEN 'user.lock' ELSE 'user.unlock' END,
    'user/' || p_user, jsonb_build_object('locked', NOT p_lock), jsonb_build_object('locked', p_lock), v_reason,
    p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION change_lock FROM PUBLIC;
