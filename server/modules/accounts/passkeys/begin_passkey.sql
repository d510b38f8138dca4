-- Keeps a challenge (p_hash, SHA-256 of it) that a new passkey of a user is to sign within five minutes. p_proof: the
-- kept hash of the login password, once its user proved to know it, or what one of their passkeys has proved, which
-- is used up. The new one stands for the fund password at once where there is none yet, where p_fund_hash is its kept
-- hash, and where the old passkey does; else after 24 hours: a login password alone moves no money.
-- Answers OK, PASSWORD_WRONG or FUND_PASSWORD_WRONG (changed meanwhile), PASSKEY_REFUSED or PASSKEYS_FULL.
-- Locks: the user's row; the old challenge.
-- after: lock_user_row, spend_passkey
DROP FUNCTION IF EXISTS begin_passkey;
CREATE FUNCTION begin_passkey(p_user bigint, p_hash bytea, p_proof text, p_fund_hash text, p_most int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  u app_user;
  v_now timestamptz;
  v_since timestamptz;
BEGIN
  PERFORM lock_user_row(p_user);
  SELECT a.* INTO u FROM app_user a WHERE a.id = p_user;
  v_now := tarn_now();
  IF (SELECT count(*) FROM passkey k WHERE k.user_id = p_user) >= p_most THEN RETURN 'PASSKEYS_FULL'; END IF;
  IF p_proof LIKE 'passkey:%' THEN
    v_since := spend_passkey(p_user, 'SECURITY', p_proof);
    IF v_since IS NULL OR u.locked_at IS NOT NULL THEN RETURN 'PASSKEY_REFUSED'; END IF;
    v_since := greatest(v_since, v_now);
  ELSE
    IF p_proof IS DISTINCT FROM u.password_hash OR u.locked_at IS NOT NULL THEN RETURN 'PASSWORD_WRONG'; END IF;
    IF p_fund_hash <> u.fund_password_hash THEN RETURN 'FUND_PASSWORD_WRONG'; END IF;
    v_since := v_now + CASE WHEN u.fund_password_hash IS NULL OR p_fund_hash IS NOT NULL THEN interval '0'
      ELSE interval '24 hours' END;
  END IF;
  DELETE FROM passkey_challenge c WHERE c.user_id = p_user AND c.purpose = 'REGISTER';
  INSERT INTO passkey_challenge (hash, purpose, user_id, fund_since, created_at, expires_at)
    VALUES (p_hash, 'REGISTER', p_user, v_since, v_now, v_now + interval '5 minutes');
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION begin_passkey FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_passkey TO tarn_app;
