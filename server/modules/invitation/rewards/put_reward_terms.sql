-- Puts new tiers of rewards in force: the effect of a confirmed proposal, p_by confirmed it. With the audit entry. What
-- was claimed before stays as it was claimed. Locks: the terms.
-- after: audit_write, reward_terms_facts
DROP FUNCTION IF EXISTS put_reward_terms;
CREATE FUNCTION put_reward_terms(p_facts jsonb, p_proposal bigint, p_by bigint, p_reason text, p_source text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_before jsonb := reward_terms_facts();
  v_version int;
BEGIN
  INSERT INTO reward_terms (version, tiers, proposal_id)
    SELECT max(t.version) + 1, p_facts -> 'tiers', p_proposal FROM reward_terms t RETURNING version INTO v_version;
  PERFORM audit_write('staff/' || p_by, 'reward-terms.change', 'reward-terms/' || v_version, v_before,
    jsonb_build_object('tiers', p_facts -> 'tiers'), p_reason, p_source);
END
$$;
REVOKE ALL ON FUNCTION put_reward_terms FROM PUBLIC;
