-- Adds a passkey that has signed a challenge of begin_passkey (p_hash), which is used up. The server has checked the
-- signature, and that its owner was recognised. The user is told in the inbox.
-- Answers OK with its id; PASSKEY_REFUSED (no such challenge, too old, used; or a passkey that is known) or
-- PASSKEYS_FULL. Locks: the user's row; the challenge.
-- after: lock_user_row, send_message
DROP FUNCTION IF EXISTS add_passkey;
CREATE FUNCTION add_passkey(
  p_user bigint, p_hash bytea, p_credential bytea, p_key bytea, p_counter bigint, p_transports text[], p_name text,
  p_backed_up boolean, p_most int, OUT status text, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_since timestamptz;
  v_constraint text;
BEGIN
  PERFORM lock_user_row(p_user);
  status := 'PASSKEYS_FULL';
  IF (SELECT count(*) FROM passkey k WHERE k.user_id = p_user) >= p_most THEN RETURN; END IF;
  status := 'PASSKEY_REFUSED';
  UPDATE passkey_challenge c SET spent_at = tarn_now() FROM app_user u
  WHERE c.hash = p_hash AND c.purpose = 'REGISTER' AND c.user_id = p_user AND c.spent_at IS NULL
    AND c.expires_at > tarn_now() AND u.id = p_user AND u.locked_at IS NULL
  RETURNING c.fund_since INTO v_since;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO passkey (user_id, credential_id, public_key, counter, transports, name, backed_up, fund_since)
    VALUES (p_user, p_credential, p_key, p_counter, p_transports, p_name, p_backed_up, v_since)
    RETURNING passkey.id INTO STRICT id;
  INSERT INTO security_event (user_id, kind) VALUES (p_user, 'PASSKEY_ADDED');
  PERFORM send_message(p_user, 'PASSKEY_ADDED', 'user/' || p_user, jsonb_build_object('passkey', p_name));
  status := 'OK';
EXCEPTION WHEN unique_violation THEN
  GET STACKED DIAGNOSTICS v_constraint = CONSTRAINT_NAME;
  IF v_constraint <> 'passkey_credential' THEN RAISE; END IF;
  status := 'PASSKEY_REFUSED';
  id := NULL;
END $$;
REVOKE ALL ON FUNCTION add_passkey FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_passkey TO tarn_app;
