-- Why an account is locked; NULL where it is not. Locks nothing: who moves its money has locked the user.
DROP FUNCTION IF EXISTS lock_reason;
CREATE FUNCTION lock_reason(p_user bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(u.lock_reason, '') FROM app_user u WHERE u.id = p_user AND u.locked_at IS NOT NULL
$$;
REVOKE ALL ON FUNCTION lock_reason FROM PUBLIC;
