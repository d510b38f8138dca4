-- Whether a user's kept hash of the fund password is still the one that whoever asks has proved to know, and the
-- account is not locked. In its place p_hash may be what a passkey has proved (`passkey:…`), which is used up. For
-- functions of the owner, which lock the user's row first. Locks: what a passkey has proved.
-- after: spend_passkey
DROP FUNCTION IF EXISTS fund_password_stands;
CREATE FUNCTION fund_password_stands(p_user bigint, p_hash text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF p_hash LIKE 'passkey:%' THEN
    RETURN coalesce(spend_passkey(p_user, 'FUND', p_hash) <= tarn_now(), false)
      AND EXISTS (SELECT FROM app_user u WHERE u.id = p_user AND u.locked_at IS NULL);
  END IF;
  RETURN EXISTS (SELECT FROM app_user u
    WHERE u.id = p_user AND u.fund_password_hash = p_hash AND u.locked_at IS NULL);
END $$;
REVOKE ALL ON FUNCTION fund_password_stands FROM PUBLIC;
