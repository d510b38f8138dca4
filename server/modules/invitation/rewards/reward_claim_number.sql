-- The number by which people know a claim. Locks nothing.
DROP FUNCTION IF EXISTS reward_claim_number;
CREATE FUNCTION reward_claim_number(p_claim bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT c.number FROM reward_claim c WHERE c.id = p_claim
$$;
REVOKE ALL ON FUNCTION reward_claim_number FROM PUBLIC;
