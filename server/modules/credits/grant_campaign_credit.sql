-- Gives one user what a campaign promises, with the audit entry. An administrator asks; nobody else has to agree,
-- for two have confirmed the campaign. Answers what grant_credit answers, or OWN_REQUEST for an account of their
-- own; CAMPAIGN_ENDED of one that gives by itself, for what a user has done. Raises for whoever is no administrator. Locks: as grant_credit.
-- after: audit_write, campaign_purpose, grant_credit, staff_is_admin, staff_owns
DROP FUNCTION IF EXISTS grant_campaign_credit;
CREATE FUNCTION grant_campaign_credit(
  p_staff bigint, p_campaign bigint, p_user bigint, p_rewards bigint, p_source text,
  OUT status text, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF staff_owns(p_staff, p_user) THEN
    status := 'OWN_REQUEST';
    RETURN;
  END IF;
  IF campaign_purpose(p_campaign) IS NOT NULL THEN
    status := 'CAMPAIGN_ENDED';
    RETURN;
  END IF;
  SELECT g.status, g.recharge_id INTO status, id FROM grant_credit(p_user, p_campaign, NULL, p_rewards) g;
  IF status = 'OK' THEN
    PERFORM audit_write('staff/' || p_staff, 'credit.grant', 'user/' || p_user, NULL,
      jsonb_build_object('campaign', p_campaign::text, 'recharge', id::text, 'rewarded', p_rewards::text), NULL, p_source);
  END IF;
END $$;
REVOKE ALL ON FUNCTION grant_campaign_credit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION grant_campaign_credit TO tarn_app;
