-- How many users there are, of a language, of these ids, or of both; NULL asks for all. Locks nothing.
DROP FUNCTION IF EXISTS count_users;
CREATE FUNCTION count_users(p_language text, p_ids bigint[]) RETURNS int
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT count(*)::int FROM app_user u
  WHERE (p_language IS NULL OR u.language = p_language) AND (p_ids IS NULL OR u.id = ANY (p_ids))
$$;
REVOKE ALL ON FUNCTION count_users FROM PUBLIC;
