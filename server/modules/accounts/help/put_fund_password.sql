-- Sets a fund password without the old one, for a function of the owner that knows why. Locks: the user.
DROP FUNCTION IF EXISTS put_fund_password;
CREATE FUNCTION put_fund_password(p_user bigint, p_hash text) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  UPDATE app_user u SET fund_password_hash = p_hash WHERE u.id = p_user
$$;
REVOKE ALL ON FUNCTION put_fund_password FROM PUBLIC;
