-- Claims the reward of a tier for a user and puts it before staff, once a person and number of verified invitees
-- (places move when tiers come and go), on the terms that are in force, and opens the conversation about it in p_language. Answers OK and the claim's id; ACCOUNT_LOCKED with its reason; PARAM_INVALID where there is no such tier; or
-- CLAIM_NOT_READY with how many invitees it needs and how many count, also where it was claimed before.
-- Locks: the user.
-- after: account_stopped, lock_reason, lock_user_row, review_open, reward_progress, reward_tiers, setting_number, talk_about
DROP FUNCTION IF EXISTS claim_reward;
CREATE FUNCTION claim_reward(p_user bigint, p_tier int, p_language text, OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  t record;
  v_have int;
BEGIN
  PERFORM lock_user_row(p_user);
  figures := '{}';
  IF account_stopped(p_user) THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', lock_reason(p_user));
    RETURN;
  END IF;
  SELECT r.* INTO t FROM reward_tiers() r WHERE r.tier = p_tier;
  IF NOT FOUND THEN
    status := 'PARAM_INVALID';
    figures := '{"field": "tier"}';
    RETURN;
  END IF;
  v_have := reward_progress(p_user);
  IF v_have < t.need OR EXISTS (SELECT FROM reward_claim c WHERE c.user_id = p_user AND c.need = t.need) THEN
    status := 'CLAIM_NOT_READY';
    figures := jsonb_build_object('need', t.need::text, 'have', v_have::text);
    RETURN;
  END IF;
  INSERT INTO reward_claim AS c (user_id, tier, terms_version, need, amount, turnover_times)
    VALUES (p_user, p_tier, t.version, t.need, t.amount, t.turnover_times) RETURNING c.id INTO id;
  PERFORM review_open('REWARD_CLAIM', id, p_user, setting_number('reviewHours')::int, t.amount);
  PERFORM talk_about(p_user, p_language, 'REWARD', 'REWARD_CLAIM', id, 'REQUEST_SENT');
  status := 'OK';
END
$$;
REVOKE ALL ON FUNCTION claim_reward FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_reward TO tarn_app;
