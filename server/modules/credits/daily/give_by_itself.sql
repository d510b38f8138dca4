-- Credits a user from the oldest campaign of a purpose that has the money: with exactly this amount (minor units of
-- USD) and these times of turnover, or with what it promises where both are NULL. For functions of the owner alone,
-- which say what the user has done for it. Answers what grant_credit does. Locks: as grant_credit.
-- after: giving_campaigns, grant_credit
DROP FUNCTION IF EXISTS give_by_itself;
CREATE FUNCTION give_by_itself(
  p_user bigint, p_purpose text, p_amount bigint, p_times int, OUT status text, OUT recharge_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_campaign bigint;
BEGIN
  status := 'CAMPAIGN_ENDED';
  FOR v_campaign IN SELECT g.id FROM giving_campaigns(p_purpose, p_amount, p_times) g LOOP
    -- Others may have spent the last of it meanwhile: then it is the next one's.
    SELECT g.status, g.recharge_id INTO status, recharge_id FROM grant_credit(p_user, v_campaign, NULL, NULL) g;
    EXIT WHEN status <> 'CAMPAIGN_ENDED';
  END LOOP;
END
$$;
REVOKE ALL ON FUNCTION give_by_itself FROM PUBLIC;
