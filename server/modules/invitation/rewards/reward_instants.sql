-- When each invitee of a user who counts for rewards came to count, the first one first: those who have proven their
-- real name, each document once. The nth is when n of them were reached. Locks nothing.
-- after: invitees_of, verified_first
DROP FUNCTION IF EXISTS reward_instants;
CREATE FUNCTION reward_instants(p_user bigint) RETURNS timestamptz[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(array_agg(v.since ORDER BY v.since), '{}')
  FROM verified_first(ARRAY(SELECT i.id FROM invitees_of(p_user) i (id))) v
$$;
REVOKE ALL ON FUNCTION reward_instants FROM PUBLIC;
