-- Whether this user has proven their real name. Locks nothing.
DROP FUNCTION IF EXISTS is_verified;
CREATE FUNCTION is_verified(p_user bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM verification v WHERE v.user_id = p_user AND v.standing AND v.verified_at IS NOT NULL)
$$;
REVOKE ALL ON FUNCTION is_verified FROM PUBLIC;
