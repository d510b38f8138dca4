-- What speaks against a fund password that was proven before: FUND_PASSWORD_NOT_SET where there is none and no
-- passkey stands for it, FUND_PASSWORD_WRONG where it is another one by now, else NULL. p_hash: the kept hash that
-- the right password was proven by, or what a passkey has proved (`passkey:…`, not used up by this); NULL to ask only
-- whether there is one. Locks nothing.
-- after: passkey_pays
DROP FUNCTION IF EXISTS fund_password_refusal;
CREATE FUNCTION fund_password_refusal(p_user bigint, p_hash text) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE
    WHEN p_hash LIKE 'passkey:%' THEN CASE WHEN NOT passkey_pays(p_user, p_hash) THEN 'FUND_PASSWORD_WRONG' END
    WHEN u.fund_password_hash IS NULL AND NOT (p_hash IS NULL AND EXISTS (
      SELECT FROM passkey k WHERE k.user_id = u.id AND k.fund_since <= tarn_now())) THEN 'FUND_PASSWORD_NOT_SET'
    WHEN p_hash <> u.fund_password_hash THEN 'FUND_PASSWORD_WRONG' END
  FROM app_user u WHERE u.id = p_user
$$;
REVOKE ALL ON FUNCTION fund_password_refusal FROM PUBLIC;
