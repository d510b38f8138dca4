-- Whether there is such a campaign. One is never taken away again. Locks nothing.
DROP FUNCTION IF EXISTS campaign_known;
CREATE FUNCTION campaign_known(p_campaign bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM campaign c WHERE c.id = p_campaign)
$$;
REVOKE ALL ON FUNCTION campaign_known FROM PUBLIC;
