-- Whether two users ever had a session in one browser (SHA-256 of what it calls itself). Locks nothing.
DROP FUNCTION IF EXISTS shares_device;
CREATE FUNCTION shares_device(p_user bigint, p_other bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM user_session s JOIN user_session o ON o.device_hash = s.device_hash
    WHERE s.user_id = p_user AND o.user_id = p_other)
$$;
REVOKE ALL ON FUNCTION shares_device FROM PUBLIC;
