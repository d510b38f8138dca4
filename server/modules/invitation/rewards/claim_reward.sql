-- Claims a reward for a user and puts it before staff, once a person and number of verified invitees, after a refusal
-- again, and opens the conversation about it in p_language. It is known by the number, p_need, on the terms that were shown with it: p_amount
-- and p_turnover in minor units of USD; where p_need is null by the place of that number among the tiers in force,
-- p_tier, on whatever terms it has. Answers OK and the claim's id; ACCOUNT_LOCKED with its reason; PARAM_INVALID where
-- there is no such place; CHANGED_MEANWHILE where it is not what was shown; or CLAIM_NOT_READY with how many invitees it
-- needs and how many count, also where a claim of it is open or paid. Locks: the user.
-- after: account_stopped, lock_reason, lock_user_row, review_open, reward_progress, reward_tiers, rewards_of, setting_number, talk_about
DROP FUNCTION IF EXISTS claim_reward;
CREATE FUNCTION claim_reward(
  p_user bigint, p_tier int, p_need int, p_amount bigint, p_turnover bigint, p_language text,
  OUT status text, OUT figures jsonb, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r record;
BEGIN
  PERFORM lock_user_row(p_user);
  figures := '{}';
  IF account_stopped(p_user) THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', lock_reason(p_user));
    RETURN;
  END IF;
  SELECT o.* INTO r FROM rewards_of(p_user) o
    WHERE o.need = coalesce(p_need, (SELECT f.need FROM reward_tiers() f WHERE f.tier = p_tier));
  IF NOT FOUND AND p_need IS NULL THEN
    status := 'PARAM_INVALID';
    figures := '{"field": "tier"}';
    RETURN;
  END IF;
  IF NOT r.reached OR EXISTS (SELECT FROM reward_claim c
      WHERE c.user_id = p_user AND c.need = r.need AND c.refused_at IS NULL) THEN
    status := 'CLAIM_NOT_READY';
    figures := jsonb_build_object('need', r.need::text, 'have', reward_progress(p_user)::text);
    RETURN;
  END IF;
  IF p_need IS NOT NULL
      AND (r.need, r.amount, r.amount * r.turnover_times) IS DISTINCT FROM (p_need, p_amount, p_turnover) THEN
    status := 'CHANGED_MEANWHILE';
    RETURN;
  END IF;
  INSERT INTO reward_claim AS c (user_id, tier, terms_version, need, amount, turnover_times)
    VALUES (p_user, r.tier, r.version, r.need, r.amount, r.turnover_times) RETURNING c.id INTO id;
  PERFORM review_open('REWARD_CLAIM', id, p_user, setting_number('reviewHours')::int, r.amount);
  PERFORM talk_about(p_user, p_language, 'REWARD', 'REWARD_CLAIM', id, 'REQUEST_SENT');
  status := 'OK';
END
$$;
REVOKE ALL ON FUNCTION claim_reward FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_reward TO tarn_app;
