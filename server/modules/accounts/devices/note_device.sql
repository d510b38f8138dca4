-- Notes that a user signed in, with the session that was just opened. Where none of their earlier ones was on the
-- same device, puts that into the inbox and answers true: by its name, or by its address where it gave none. Nobody's
-- first sign-in is new. Locks nothing.
-- after: same_device, send_message
DROP FUNCTION IF EXISTS note_device;
CREATE FUNCTION note_device(p_user bigint, p_token_hash bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  s user_session;
BEGIN
  UPDATE app_user u SET last_login_at = tarn_now() WHERE u.id = p_user;
  SELECT o.* INTO s FROM user_session o WHERE o.token_hash = p_token_hash AND o.user_id = p_user;
  IF NOT EXISTS (SELECT FROM user_session o WHERE o.user_id = p_user AND o.id < s.id)
    OR EXISTS (SELECT FROM user_session o WHERE o.user_id = p_user AND o.id < s.id AND same_device(o, s)) THEN
    RETURN false;
  END IF;
  PERFORM send_message(p_user, 'NEW_DEVICE', 'user/' || p_user, jsonb_build_object('device', coalesce(s.device, s.address, '?')));
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION note_device FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_device TO tarn_app;
