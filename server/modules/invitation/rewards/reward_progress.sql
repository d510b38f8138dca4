-- How many invitees of a user count for rewards: those who have proven their real name, each document once.
-- Locks nothing.
-- after: invitees_of, verified_first
DROP FUNCTION IF EXISTS reward_progress;
CREATE FUNCTION reward_progress(p_user bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT count(*)::int FROM verified_first(ARRAY(SELECT i.id FROM invitees_of(p_user) i (id)))
$$;
REVOKE ALL ON FUNCTION reward_progress FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reward_progress TO tarn_app;
