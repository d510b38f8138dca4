-- The effect of a refused claim, once: what it was of can be claimed again. For apply_decision, which has locked the review;
-- a trigger holds it against the decision. Locks: the claim.
DROP FUNCTION IF EXISTS refuse_reward;
CREATE FUNCTION refuse_reward(p_claim bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE reward_claim SET refused_at = tarn_now() WHERE id = p_claim
$$;
REVOKE ALL ON FUNCTION refuse_reward FROM PUBLIC;
