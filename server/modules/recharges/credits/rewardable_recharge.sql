-- Whether this user paid this recharge in, it was credited, and no credit rewards it yet. Locks nothing: that each
-- is rewarded once is a unique index.
DROP FUNCTION IF EXISTS rewardable_recharge;
CREATE FUNCTION rewardable_recharge(p_recharge bigint, p_user bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM recharge r WHERE r.id = p_recharge AND r.user_id = p_user AND r.class = 'SELF'
      AND r.credited IS NOT NULL)
    AND NOT EXISTS (SELECT FROM recharge r WHERE r.rewards_id = p_recharge)
$$;
REVOKE ALL ON FUNCTION rewardable_recharge FROM PUBLIC;
