-- Ends all sessions of a user, who signs in again only with a new login password of their own choice, by a code. For
-- a member of staff, with the audit entry; it sets no password. Puts it into the inbox.
-- Answers OK, REASON_REQUIRED, USER_NOT_FOUND, OWN_REQUEST (an account of their own) or ALREADY_DECIDED (it is
-- asked for). Locks: the user.
-- after: audit_write, send_message, staff_owns
DROP FUNCTION IF EXISTS require_new_password;
CREATE FUNCTION require_new_password(p_staff bigint, p_user bigint, p_reason text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  u app_user;
BEGIN
  IF length(btrim(coalesce(p_reason, ''))) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT a.* INTO u FROM app_user a WHERE a.id = p_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'USER_NOT_FOUND'; END IF;
  IF staff_owns(p_staff, p_user) THEN RETURN 'OWN_REQUEST'; END IF;
  IF u.reset_asked_at IS NOT NULL THEN RETURN 'ALREADY_DECIDED'; END IF;
  UPDATE app_user a SET reset_asked_at = tarn_now() WHERE a.id = p_user;
  UPDATE user_session s SET ended_at = tarn_now(), end_reason = 'PASSWORD'
    WHERE s.user_id = p_user AND s.ended_at IS NULL AND s.kind = 'FULL';
  PERFORM audit_write('staff/' || p_staff, 'user.reset', 'user/' || p_user, NULL, NULL, btrim(p_reason), p_source);
  PERFORM send_message(p_user, 'PASSWORD_RESET_ASKED', 'user/' || p_user, '{}');
  RETURN 'OK';
END
$$;
REVOKE ALL ON FUNCTION require_new_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION require_new_password TO tarn_app;
