-- Sets the fund password of a user whose kept hash is still p_old (NULL: there is none yet).
-- Answers whether it did: not when it was set meanwhile, nor of a locked account. Locks: the user's row.
DROP FUNCTION IF EXISTS set_fund_password;
CREATE FUNCTION set_fund_password(p_user bigint, p_old text, p_new text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE app_user u SET fund_password_hash = p_new
  WHERE u.id = p_user AND u.fund_password_hash IS NOT DISTINCT FROM p_old AND u.locked_at IS NULL;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION set_fund_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_fund_password TO tarn_app;
