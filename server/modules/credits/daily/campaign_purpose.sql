-- What a campaign gives for by itself; NULL where staff give under it, or there is none. Locks nothing.
DROP FUNCTION IF EXISTS campaign_purpose;
CREATE FUNCTION campaign_purpose(p_campaign bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT c.purpose FROM campaign c WHERE c.id = p_campaign
$$;
REVOKE ALL ON FUNCTION campaign_purpose FROM PUBLIC;
