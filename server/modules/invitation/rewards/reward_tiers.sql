-- The tiers in force, as reward_versions tells them. Locks nothing.
-- after: reward_versions
DROP FUNCTION IF EXISTS reward_tiers;
CREATE FUNCTION reward_tiers() RETURNS TABLE (tier int, need int, amount bigint, turnover_times int, version int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT v.tier, v.need, v.amount, v.turnover_times, v.version FROM reward_versions() v WHERE v.ended_at IS NULL
$$;
REVOKE ALL ON FUNCTION reward_tiers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reward_tiers TO tarn_app;
