-- A campaign as proposals compare it: all that can be changed of it. Amounts in minor units of USD, as text. NULL
-- when there is none. Locks: the campaign.
-- after: iso_instant
DROP FUNCTION IF EXISTS campaign_facts;
CREATE FUNCTION campaign_facts(p_campaign bigint) RETURNS jsonb
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT jsonb_build_object('titles', c.titles, 'class', c.class, 'amount', c.amount::text,
    'turnoverTimes', c.turnover_times, 'budget', c.budget::text, 'starts', iso_instant(c.starts_at),
    'ends', iso_instant(c.ends_at), 'open', c.open)
    || CASE WHEN c.purpose IS NULL THEN '{}' ELSE jsonb_build_object('purpose', c.purpose) END
  FROM campaign c WHERE c.id = p_campaign FOR NO KEY UPDATE
$$;
REVOKE ALL ON FUNCTION campaign_facts FROM PUBLIC;
