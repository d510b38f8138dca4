-- The language a user reads, one of the ten. Locks nothing.
DROP FUNCTION IF EXISTS user_language;
CREATE FUNCTION user_language(p_user bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT u.language FROM app_user u WHERE u.id = p_user
$$;
REVOKE ALL ON FUNCTION user_language FROM PUBLIC;
