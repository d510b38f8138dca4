-- The tiers of every version of the terms: how many verified invitees each needs, and what it gives. Nothing else counts
-- for a reward: no deposit, no stake, no loss of anybody. Amounts in minor units of USD; ended_at: when the next version
-- came into force, null for the one that is. Locks nothing.
DROP FUNCTION IF EXISTS reward_versions;
CREATE FUNCTION reward_versions()
RETURNS TABLE (tier int, need int, amount bigint, turnover_times int, version int, ended_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT t.place::int, (t.terms ->> 'need')::int, ((t.terms ->> 'amount')::numeric * 100)::bigint,
    (t.terms ->> 'turnoverTimes')::int, r.version, r.ended_at
  FROM (SELECT n.version, n.tiers, lead(n.at) OVER (ORDER BY n.version) AS ended_at FROM reward_terms n) r,
    jsonb_array_elements(r.tiers) WITH ORDINALITY t (terms, place)
$$;
REVOKE ALL ON FUNCTION reward_versions FROM PUBLIC;
