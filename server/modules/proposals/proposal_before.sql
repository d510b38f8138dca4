-- What a proposal would change, as it stands now: an empty object for what is still to be made (`…/new`), NULL
-- for what does not exist. Locks: the row it is about, so that nothing changes it before the proposal does.
-- after: campaign_facts, channel_facts, credit_before, funding_before, legal_facts, project_facts, reward_terms_facts, settings_facts, staff_role
DROP FUNCTION IF EXISTS proposal_before;
CREATE FUNCTION proposal_before(p_kind text, p_subject text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint := nullif(split_part(p_subject, '/', 2), 'new')::bigint;
BEGIN
  CASE p_kind
    WHEN 'BROADCAST' THEN RETURN '{}';
    WHEN 'CAMPAIGN' THEN RETURN CASE WHEN v_id IS NULL THEN '{}' ELSE campaign_facts(v_id) END;
    WHEN 'LEGAL_TEXT' THEN RETURN legal_facts(v_id);
    WHEN 'MANUAL_CREDIT' THEN RETURN credit_before(v_id);
    WHEN 'PROJECT_FUNDING' THEN RETURN funding_before(v_id);
    WHEN 'PROJECT_UNFUNDING' THEN RETURN funding_before(v_id);
    WHEN 'PROJECT_TERMS' THEN RETURN CASE WHEN v_id IS NULL THEN '{}' ELSE project_facts(v_id) END;
    WHEN 'RECHARGE_CHANNEL' THEN RETURN CASE WHEN v_id IS NULL THEN '{}' ELSE channel_facts(v_id) END;
    WHEN 'REWARD_TERMS' THEN RETURN reward_terms_facts();
    WHEN 'SETTINGS' THEN RETURN settings_facts(v_id);
    WHEN 'STAFF_INVITATION' THEN RETURN '{}';
    WHEN 'STAFF_ROLE' THEN RETURN staff_role(v_id);
  END CASE;
END $$;
REVOKE ALL ON FUNCTION proposal_before FROM PUBLIC;
