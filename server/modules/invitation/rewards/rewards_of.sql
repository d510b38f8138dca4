-- Each reward of a user, claimed or not, once for its number of verified invitees. One that was reached is on the terms
-- under which it was reached, for good: those of the first version that named the number and had not ended before the
-- last of so many came to count. One that was not is on the terms in force. tier: its place in that version. Amounts in
-- minor units of USD. Locks nothing.
-- after: reward_instants, reward_versions
DROP FUNCTION IF EXISTS rewards_of;
CREATE FUNCTION rewards_of(p_user bigint)
RETURNS TABLE (need int, tier int, version int, amount bigint, turnover_times int, reached boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT DISTINCT ON (v.need) v.need, v.tier, v.version, v.amount, v.turnover_times, i.at[v.need] IS NOT NULL
  FROM reward_versions() v, reward_instants(p_user) i (at)
  WHERE v.ended_at IS NULL OR i.at[v.need] <= v.ended_at
  ORDER BY v.need, v.version
$$;
REVOKE ALL ON FUNCTION rewards_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rewards_of TO tarn_app;
