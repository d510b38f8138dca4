-- Locks an account, or unlocks it: with its audit entry or not at all. For lock_user and unlock_user alone. A user's
-- own freeze stands beside it: staff lock a frozen account too, and unlocking it leaves it frozen. Puts a lock, and the
-- opening of the account, into the inbox.
-- Answers OK, REASON_REQUIRED, USER_NOT_FOUND, OWN_REQUEST (an account of their own is unlocked by others) or
-- ALREADY_DECIDED (it is so already). Locks: the user.
-- after: audit_write, send_message, staff_owns
DROP FUNCTION IF EXISTS change_lock;
CREATE FUNCTION change_lock(p_staff bigint, p_user bigint, p_lock boolean, p_reason text, p_source text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_reason text := btrim(coalesce(p_reason, ''));
  u app_user;
BEGIN
  IF length(v_reason) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT a.* INTO u FROM app_user a WHERE a.id = p_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'USER_NOT_FOUND'; END IF;
  IF NOT p_lock AND staff_owns(p_staff, p_user) THEN RETURN 'OWN_REQUEST'; END IF;
  IF p_lock = (u.locked_at IS NOT NULL AND (u.frozen_at IS NULL
      OR EXISTS (SELECT FROM account_lock l WHERE l.user_id = p_user AND l.lifted_at IS NULL))) THEN
    RETURN 'ALREADY_DECIDED';
  END IF;
  IF p_lock THEN
    INSERT INTO account_lock (user_id, locked_by, reason) VALUES (p_user, p_staff, v_reason);
  ELSE
    UPDATE account_lock l SET lifted_at = tarn_now() WHERE l.user_id = p_user AND l.lifted_at IS NULL;
  END IF;
  UPDATE app_user SET locked_at = CASE WHEN p_lock THEN coalesce(locked_at, tarn_now()) ELSE frozen_at END,
    lock_reason = CASE WHEN p_lock THEN v_reason ELSE frozen_words END WHERE id = p_user;
  PERFORM audit_write('staff/' || p_staff, CASE WHEN p_lock THEN 'user.lock' ELSE 'user.unlock' END,
    'user/' || p_user, jsonb_build_object('locked', NOT p_lock), jsonb_build_object('locked', p_lock), v_reason,
    p_source);
  IF p_lock THEN
    PERFORM send_message(p_user, 'ACCOUNT_LOCKED', 'user/' || p_user, jsonb_build_object('reason', v_reason));
  ELSIF u.frozen_at IS NULL THEN
    PERFORM send_message(p_user, 'ACCOUNT_UNLOCKED', 'user/' || p_user, '{}');
  END IF;
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION change_lock FROM PUBLIC;
