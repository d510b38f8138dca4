-- The tiers in force: how many verified invitees each needs, and what it gives. Nothing else counts for a reward: no
-- deposit, no stake, no loss of anybody. Amounts in minor units of USD. Locks nothing.
DROP FUNCTION IF EXISTS reward_tiers;
CREATE FUNCTION reward_tiers() RETURNS TABLE (tier int, need int, amount bigint, turnover_times int, version int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT t.place::int, (t.terms ->> 'need')::int, ((t.terms ->> 'amount')::numeric * 100)::bigint,
    (t.terms ->> 'turnoverTimes')::int, r.version
  FROM (SELECT n.* FROM reward_terms n ORDER BY n.version DESC LIMIT 1) r,
    jsonb_array_elements(r.tiers) WITH ORDINALITY t (terms, place)
$$;
REVOKE ALL ON FUNCTION reward_tiers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reward_tiers TO tarn_app;
