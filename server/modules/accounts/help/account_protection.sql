-- What protects an account: whether it has a fund password, and a second factor in use. Locks nothing.
DROP FUNCTION IF EXISTS account_protection;
CREATE FUNCTION account_protection(p_user bigint, OUT fund_password boolean, OUT second_factor boolean)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT u.fund_password_hash IS NOT NULL,
    EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
  FROM app_user u WHERE u.id = p_user
$$;
REVOKE ALL ON FUNCTION account_protection FROM PUBLIC;
