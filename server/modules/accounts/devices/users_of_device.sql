-- The users who ever had a session in a browser. p_device_hash: SHA-256 of what it calls itself. Locks nothing.
DROP FUNCTION IF EXISTS users_of_device;
CREATE FUNCTION users_of_device(p_device_hash bytea) RETURNS SETOF bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT DISTINCT s.user_id FROM user_session s WHERE s.device_hash = p_device_hash
$$;
REVOKE ALL ON FUNCTION users_of_device FROM PUBLIC;
