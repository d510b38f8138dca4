-- When a user registered. Locks nothing.
DROP FUNCTION IF EXISTS user_since;
CREATE FUNCTION user_since(p_user bigint) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT u.created_at FROM app_user u WHERE u.id = p_user
$$;
REVOKE ALL ON FUNCTION user_since FROM PUBLIC;
