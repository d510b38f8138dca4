-- This member of staff, who holds the claim of a reward, approves it, with the audit entry. One person does: two have
-- agreed to the campaign that pays it. Claims that are approved and not paid yet count against its budget.
-- Answers OK, what lock_review says, CLAIM_NOT_READY where its invitees do not count any more, or CAMPAIGN_ENDED where
-- no campaign has the money for just this reward. Locks: the review; all approvals of rewards; then the audit chain.
-- after: approved_waiting, decide_review, giving_campaigns, lock_review, reward_progress
DROP FUNCTION IF EXISTS approve_reward;
CREATE FUNCTION approve_reward(
  p_staff bigint, p_claim bigint, p_version int, p_source text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_locked record;
  c reward_claim;
  v_have int;
BEGIN
  v_locked := lock_review(p_staff, 'REWARD_CLAIM', p_claim, p_version);
  status := v_locked.status;
  figures := v_locked.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  SELECT t.* INTO STRICT c FROM reward_claim t WHERE t.id = p_claim;
  v_have := reward_progress(c.user_id);
  IF v_have < c.need THEN
    status := 'CLAIM_NOT_READY';
    figures := jsonb_build_object('need', c.need::text, 'have', v_have::text);
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('reward.approve', 0));
  IF (SELECT count(*) FROM approved_waiting('REWARD_CLAIM') w (id) JOIN reward_claim t ON t.id = w.id
      WHERE (t.amount, t.turnover_times) = (c.amount, c.turnover_times))
    >= (SELECT coalesce(sum(g.credits), 0) FROM giving_campaigns('INVITATION', c.amount, c.turnover_times) g) THEN
    status := 'CAMPAIGN_ENDED';
    RETURN;
  END IF;
  PERFORM decide_review(v_locked.locked, p_staff, 'APPROVED', false, NULL, '{}', p_source);
END
$$;
REVOKE ALL ON FUNCTION approve_reward FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_reward TO tarn_app;
