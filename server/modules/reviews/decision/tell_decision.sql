-- Tells the user of a decision that took effect, by the function of its kind. For apply_decision.
-- after: tell_dispute, tell_help, tell_recharge, tell_reward, tell_verification, tell_withdrawal
DROP FUNCTION IF EXISTS tell_decision;
CREATE FUNCTION tell_decision(r review) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  CASE r.kind
    WHEN 'RECHARGE' THEN PERFORM tell_recharge(r.subject_id, r.decision_reason);
    WHEN 'VERIFICATION' THEN PERFORM tell_verification(r.subject_id, r.decision_reason);
    WHEN 'WITHDRAWAL' THEN PERFORM tell_withdrawal(r.subject_id, r.decision_reason);
    WHEN 'PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE' THEN PERFORM tell_help(r.subject_id, r.decision_reason);
    WHEN 'DISPUTE' THEN PERFORM tell_dispute(r.subject_id, r.decision = 'APPROVED', r.decision_reason);
    WHEN 'REWARD_CLAIM' THEN PERFORM tell_reward(r.subject_id, r.decision = 'APPROVED', r.decision_reason);
  END CASE;
END $$;
REVOKE ALL ON FUNCTION tell_decision FROM PUBLIC;
