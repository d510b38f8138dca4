-- Gives a user who forgot it a new login password, and ends all their sessions. Only within five minutes of a
-- code for it that was used at the user's own mailbox or phone, once for each such code.
-- Answers OK, CODE_WRONG (no such code) or ACCOUNT_LOCKED. Locks: the user's row.
DROP FUNCTION IF EXISTS reset_password;
CREATE FUNCTION reset_password(p_user bigint, p_new text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  u app_user;
BEGIN
  SELECT a.* INTO u FROM app_user a WHERE a.id = p_user FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM one_time_code c
      WHERE c.target IN (u.email, u.phone) AND c.scene = 'RESET'
        AND c.used_at > tarn_now() - interval '5 minutes'
        AND NOT EXISTS (SELECT FROM security_event e
          WHERE e.user_id = p_user AND e.kind = 'LOGIN_PASSWORD' AND e.at >= c.used_at)) THEN
    RETURN 'CODE_WRONG';
  END IF;
  IF u.locked_at IS NOT NULL THEN RETURN 'ACCOUNT_LOCKED'; END IF;
  UPDATE app_user a SET password_hash = p_new WHERE a.id = p_user;
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION reset_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reset_password TO tarn_app;
