-- Deletes a passkey of a user, and all that it has proved. p_proof: the kept hash of the login password, once its user
-- proved to know it, or what one of their passkeys has proved, which is used up. The user is told in the inbox.
-- Answers OK with its name; PASSKEY_NOT_FOUND, PASSWORD_WRONG (changed meanwhile) or PASSKEY_REFUSED.
-- Locks: the user's row; the passkey; the challenges it has signed.
-- after: lock_user_row, send_message, spend_passkey
DROP FUNCTION IF EXISTS remove_passkey;
CREATE FUNCTION remove_passkey(p_user bigint, p_id bigint, p_proof text, OUT status text, OUT name text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_by_passkey boolean := p_proof LIKE 'passkey:%';
BEGIN
  PERFORM lock_user_row(p_user);
  SELECT k.name INTO name FROM passkey k WHERE k.id = p_id AND k.user_id = p_user FOR UPDATE;
  IF NOT FOUND THEN
    status := 'PASSKEY_NOT_FOUND';
    RETURN;
  END IF;
  IF v_by_passkey AND spend_passkey(p_user, 'SECURITY', p_proof) IS NULL THEN
    status := 'PASSKEY_REFUSED';
    RETURN;
  END IF;
  IF NOT v_by_passkey AND NOT EXISTS (SELECT FROM app_user u WHERE u.id = p_user AND u.password_hash = p_proof) THEN
    status := 'PASSWORD_WRONG';
    RETURN;
  END IF;
  DELETE FROM passkey k WHERE k.id = p_id;
  INSERT INTO security_event (user_id, kind) VALUES (p_user, 'PASSKEY_REMOVED');
  PERFORM send_message(p_user, 'PASSKEY_REMOVED', 'user/' || p_user, jsonb_build_object('passkey', name));
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION remove_passkey FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_passkey TO tarn_app;
