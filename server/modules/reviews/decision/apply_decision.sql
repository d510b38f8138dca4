-- The effect of one decision, by the function of its kind; brings its review to its end. For apply_decisions,
-- which has locked it, and for nobody else. An approved recharge is credited; a refused one is free again. An approved verification verifies
-- its user; the document of a refused one is free again, and what was at fault stays said. An approved withdrawal
-- is paid; the money of a refused one is available again.
-- Help that was asked for is granted or over. The instrument of a settlement that was wrong is prohibited.
-- A reward for inviting is paid; a refused one can be claimed again.
-- after: credit_recharge, end_dispute, end_help, forget_finding, grant_help, pay_reward, verify_user, end_verification, pay_withdrawal, refuse_reward, return_withdrawal, review_note, review_transition, tell_decision
DROP FUNCTION IF EXISTS apply_decision;
CREATE FUNCTION apply_decision(r review) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF r.decision = 'APPROVED' THEN
    CASE r.kind
      WHEN 'RECHARGE' THEN PERFORM credit_recharge(r.subject_id);
      WHEN 'VERIFICATION' THEN PERFORM verify_user(r.subject_id);
      WHEN 'WITHDRAWAL' THEN PERFORM pay_withdrawal(r.subject_id);
      WHEN 'PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE' THEN PERFORM grant_help(r.kind, r.subject_id);
      WHEN 'DISPUTE' THEN PERFORM end_dispute(r.subject_id);
      WHEN 'REWARD_CLAIM' THEN PERFORM pay_reward(r.subject_id);
    END CASE;
  ELSE
    CASE r.kind
      WHEN 'RECHARGE' THEN PERFORM forget_finding(r.kind, r.subject_id);
      WHEN 'VERIFICATION' THEN PERFORM end_verification(r.subject_id);
      WHEN 'WITHDRAWAL' THEN PERFORM return_withdrawal(r.subject_id);
      WHEN 'PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE' THEN PERFORM end_help(r.subject_id);
      WHEN 'REWARD_CLAIM' THEN PERFORM refuse_reward(r.subject_id);
      WHEN 'DISPUTE' THEN NULL;
    END CASE;
  END IF;
  UPDATE review SET ended_at = tarn_now(), version = version + 1, state = review_transition(state,
    CASE r.decision WHEN 'APPROVED' THEN 'applyApproval' ELSE 'applyRefusal' END) WHERE id = r.id;
  PERFORM review_note(r, CASE WHEN r.decision = 'APPROVED' AND r.kind = 'RECHARGE' THEN 'CREDITED' ELSE 'ENDED' END,
    NULL, NULL, NULL, NULL, NULL);
  PERFORM tell_decision(r);
END $$;
REVOKE ALL ON FUNCTION apply_decision FROM PUBLIC;
