-- Keeps a challenge (SHA-256 of it) that a passkey is to sign within five minutes, for one purpose: SIGN_IN of
-- whoever it is (p_user NULL), FUND or SECURITY of a user. Of a user's, only the newest five of a purpose are kept.
-- Locks nothing.
DROP FUNCTION IF EXISTS ask_passkey;
CREATE FUNCTION ask_passkey(p_hash bytea, p_purpose text, p_user bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_now timestamptz := tarn_now();
BEGIN
  DELETE FROM passkey_challenge c WHERE c.hash IN (
    SELECT o.hash FROM passkey_challenge o WHERE o.user_id = p_user AND o.purpose = p_purpose
    ORDER BY o.created_at DESC OFFSET 4);
  INSERT INTO passkey_challenge (hash, purpose, user_id, created_at, expires_at)
    VALUES (p_hash, p_purpose, p_user, v_now, v_now + interval '5 minutes');
END $$;
REVOKE ALL ON FUNCTION ask_passkey FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ask_passkey TO tarn_app;
