-- How many invitees of a user count for rewards. Locks nothing.
-- after: reward_instants
DROP FUNCTION IF EXISTS reward_progress;
CREATE FUNCTION reward_progress(p_user bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT cardinality(reward_instants(p_user))
$$;
REVOKE ALL ON FUNCTION reward_progress FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reward_progress TO tarn_app;
