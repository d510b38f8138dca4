-- Opens a campaign (p_campaign NULL) or changes one: the effect of a confirmed proposal, p_by confirmed it. With the
-- audit entry. What was given before stays as it was given. Raises TR004 where a new one would have ended already, or
-- an old one have given more than its budget, so that the confirmation does not stand either. Locks: the campaign.
-- after: audit_write, campaign_facts
DROP FUNCTION IF EXISTS put_campaign;
CREATE FUNCTION put_campaign(
  p_campaign bigint, p_facts jsonb, p_proposal bigint, p_by bigint, p_reason text, p_source text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint := p_campaign;
  b jsonb := campaign_facts(p_campaign);
  v_after jsonb := jsonb_build_object('titles', p_facts -> 'titles', 'class', p_facts ->> 'class',
    'amount', p_facts ->> 'amount', 'turnoverTimes', p_facts -> 'turnoverTimes', 'budget', p_facts ->> 'budget',
    'starts', p_facts ->> 'starts', 'ends', p_facts ->> 'ends', 'open', p_facts -> 'open')
    || CASE WHEN p_facts ? 'purpose' THEN jsonb_build_object('purpose', p_facts ->> 'purpose') ELSE '{}' END;
BEGIN
  IF p_campaign IS NULL AND (p_facts ->> 'ends')::timestamptz <= tarn_now() THEN
    RAISE EXCEPTION 'proposal %: its campaign has ended already', p_proposal USING ERRCODE = 'TR004';
  END IF;
  IF EXISTS (SELECT FROM campaign c WHERE c.id = p_campaign AND c.spent > (p_facts ->> 'budget')::bigint) THEN
    RAISE EXCEPTION 'campaign %: it has given more than its budget', p_campaign USING ERRCODE = 'TR004';
  END IF;
  IF p_campaign IS NULL THEN
    INSERT INTO campaign (titles, class, amount, turnover_times, budget, starts_at, ends_at, open, purpose,
        proposal_id)
      VALUES (p_facts -> 'titles', p_facts ->> 'class', (p_facts ->> 'amount')::bigint,
        (p_facts ->> 'turnoverTimes')::int, (p_facts ->> 'budget')::bigint, (p_facts ->> 'starts')::timestamptz,
        (p_facts ->> 'ends')::timestamptz, (p_facts ->> 'open')::boolean,
        p_facts ->> 'purpose', p_proposal)
      RETURNING id INTO v_id;
    PERFORM audit_write('staff/' || p_by, 'campaign.add', 'campaign/' || v_id, NULL, v_after, p_reason, p_source);
  ELSE
    UPDATE campaign SET titles = p_facts -> 'titles', amount = (p_facts ->> 'amount')::bigint,
      turnover_times = (p_facts ->> 'turnoverTimes')::int, budget = (p_facts ->> 'budget')::bigint,
      starts_at = (p_facts ->> 'starts')::timestamptz, ends_at = (p_facts ->> 'ends')::timestamptz,
      open = (p_facts ->> 'open')::boolean, proposal_id = p_proposal WHERE id = p_campaign;
    PERFORM audit_write('staff/' || p_by, 'campaign.change', 'campaign/' || v_id, b, v_after, p_reason, p_source);
  END IF;
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION put_campaign FROM PUBLIC;
