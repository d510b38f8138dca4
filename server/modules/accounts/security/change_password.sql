-- Changes the login password of a user whose kept hash is still p_old, and ends all sessions but p_keep.
-- Answers whether it did: not when it was changed meanwhile, nor of a locked account. Locks: the user's row.
DROP FUNCTION IF EXISTS change_password;
CREATE FUNCTION change_password(p_user bigint, p_keep bigint, p_old text, p_new text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_changed boolean;
BEGIN
  -- Read by the trigger that ends sessions (end_sessions).
  PERFORM set_config('tarn.keep_session', p_keep::text, true);
  UPDATE app_user u SET password_hash = p_new
  WHERE u.id = p_user AND u.password_hash = p_old AND u.locked_at IS NULL;
  v_changed := FOUND;
  PERFORM set_config('tarn.keep_session', '', true);
  RETURN v_changed;
END $$;
REVOKE ALL ON FUNCTION change_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_password TO tarn_app;
