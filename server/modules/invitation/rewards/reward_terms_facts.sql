-- The tiers in force as proposals compare them. Locks them, so that two changes do not cross.
DROP FUNCTION IF EXISTS reward_terms_facts;
CREATE FUNCTION reward_terms_facts() RETURNS jsonb
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('reward.terms', 0));
  RETURN (SELECT jsonb_build_object('tiers', t.tiers) FROM reward_terms t ORDER BY t.version DESC LIMIT 1);
END
$$;
REVOKE ALL ON FUNCTION reward_terms_facts FROM PUBLIC;
