-- The one way in which the platform gives money: under a campaign, or by hand where another administrator has
-- confirmed it (p_proposal). Stated turnover and what is left of it begin here. p_rewards: the recharge that a
-- credit of class BONUS rewards.
-- For functions of the owner alone, which say who asks. Answers OK and the recharge; CAMPAIGN_ENDED where the
-- campaign is closed, out of its window or would go beyond its budget; USER_NOT_FOUND; REQUEST_NOT_FOUND where
-- p_rewards is not a credited recharge of the user or was rewarded before. Raises when nothing was confirmed, or
-- for an account of those who did.
-- Locks: the user; the campaign; the user's purses by ascending id.
-- after: audit_has, confirmed_proposal, lock_user_row, record_credit, rewardable_recharge, send_message, staff_owns
DROP FUNCTION IF EXISTS grant_credit;
CREATE FUNCTION grant_credit(
  p_user bigint, p_campaign bigint, p_proposal bigint, p_rewards bigint,
  OUT status text, OUT recharge_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c campaign;
  v record;
  v_class text;
  v_amount bigint;
  v_turnover bigint;
BEGIN
  IF NOT lock_user_row(p_user) THEN
    status := 'USER_NOT_FOUND';
    RETURN;
  END IF;
  IF p_campaign IS NOT NULL THEN
    SELECT g.* INTO c FROM campaign g WHERE g.id = p_campaign FOR UPDATE;
    IF c.id IS NULL OR NOT c.open OR tarn_now() < c.starts_at OR tarn_now() >= c.ends_at
        OR c.spent + c.amount > c.budget THEN
      status := 'CAMPAIGN_ENDED';
      RETURN;
    END IF;
    v_class := c.class;
    v_amount := c.amount;
    v_turnover := c.amount * c.turnover_times;
    UPDATE campaign SET spent = spent + c.amount WHERE id = c.id;
  ELSE
    SELECT * INTO v FROM confirmed_proposal(p_proposal, 'MANUAL_CREDIT');
    IF v.subject IS DISTINCT FROM 'user/' || p_user
        OR (v.facts ->> 'rewarded')::bigint IS DISTINCT FROM p_rewards
        OR EXISTS (SELECT FROM unnest(v.people) s (id) WHERE staff_owns(s.id, p_user))
        OR NOT audit_has('staff/' || v.people[1], 'proposal.propose', 'proposal/' || p_proposal)
        OR NOT audit_has('staff/' || v.people[2], 'proposal.confirm', 'proposal/' || p_proposal) THEN
      RAISE EXCEPTION 'credit % was not confirmed', p_proposal USING ERRCODE = 'insufficient_privilege';
    END IF;
    v_class := v.facts ->> 'class';
    v_amount := (v.facts ->> 'amount')::bigint;
    v_turnover := v_amount * (v.facts ->> 'turnoverTimes')::int;
  END IF;
  IF (v_class = 'BONUS') <> (p_rewards IS NOT NULL)
      OR (p_rewards IS NOT NULL AND NOT rewardable_recharge(p_rewards, p_user)) THEN
    RAISE EXCEPTION 'a bonus rewards a recharge' USING ERRCODE = 'TR003';
  END IF;
  recharge_id := record_credit(p_user, v_class, v_amount, p_campaign, coalesce(c.proposal_id, p_proposal), p_rewards);
  INSERT INTO bonus (user_id, recharge_id, amount, remaining, turnover_required, open)
    VALUES (p_user, recharge_id, v_amount, v_amount, v_turnover, v_turnover > 0);
  PERFORM send_message(p_user, 'CREDIT_GRANTED', 'recharge/' || recharge_id,
    jsonb_build_object('amount', v_amount::text, 'turnover', v_turnover::text));
  status := 'OK';
EXCEPTION WHEN SQLSTATE 'TR003' THEN
  -- What the campaign has spent is taken back with it.
  status := 'REQUEST_NOT_FOUND';
  recharge_id := NULL;
END $$;
REVOKE ALL ON FUNCTION grant_credit FROM PUBLIC;
