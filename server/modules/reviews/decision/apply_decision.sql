-- The effect of one decision, by the function of its kind; brings its review to its end. For apply_decisions,
-- which has locked it, and for nobody else. An approved recharge is credited; a refused one is free again.
-- after: credit_recharge, forget_finding, review_note, review_transition
DROP FUNCTION IF EXISTS apply_decision;
CREATE FUNCTION apply_decision(r review) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF r.decision = 'APPROVED' THEN
    CASE r.kind WHEN 'RECHARGE' THEN PERFORM credit_recharge(r.subject_id); END CASE;
  ELSE
    PERFORM forget_finding(r.kind, r.subject_id);
  END IF;
  UPDATE review SET ended_at = tarn_now(), version = version + 1, state = review_transition(state,
    CASE r.decision WHEN 'APPROVED' THEN 'applyApproval' ELSE 'applyRefusal' END) WHERE id = r.id;
  PERFORM review_note(r, CASE r.decision WHEN 'APPROVED' THEN 'CREDITED' ELSE 'ENDED' END, NULL, NULL, NULL,
    NULL, NULL);
END $$;
REVOKE ALL ON FUNCTION apply_decision FROM PUBLIC;
