-- How many people a broadcast is meant for now. p_readers: of a list, by their ids; those that nobody has are not
-- counted. Locks nothing.
-- after: count_users, count_verified
DROP FUNCTION IF EXISTS broadcast_people;
CREATE FUNCTION broadcast_people(p_audience text, p_language text, p_readers bigint[]) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT CASE p_audience WHEN 'ALL' THEN count_users(NULL, NULL) WHEN 'LANGUAGE' THEN count_users(p_language, NULL)
    WHEN 'VERIFIED' THEN count_verified() ELSE count_users(NULL, p_readers) END
$$;
REVOKE ALL ON FUNCTION broadcast_people FROM PUBLIC;
GRANT EXECUTE ON FUNCTION broadcast_people TO tarn_app;
