-- Whether no campaign has the money for just this reward now, though its claim is approved. Locks nothing.
-- after: giving_campaigns
DROP FUNCTION IF EXISTS reward_unpaid;
CREATE FUNCTION reward_unpaid(p_claim bigint) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM reward_claim c, giving_campaigns('INVITATION', c.amount, c.turnover_times)
    WHERE c.id = p_claim)
$$;
REVOKE ALL ON FUNCTION reward_unpaid FROM PUBLIC;
