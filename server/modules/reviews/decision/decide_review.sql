-- Writes a decision on a review that the caller has locked and whose holder p_staff is. p_reason is what the
-- user reads. A first approval that needs a second person puts the request into their queue; every other
-- decision takes effect at the end of the undo window. Answers the step. For functions of the owner.
-- after: review_note, review_transition, setting_number
DROP FUNCTION IF EXISTS decide_review;
CREATE FUNCTION decide_review(
  r review, p_staff bigint, p_decision text, p_needs_second boolean, p_reason text, p_more jsonb, p_source text
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_first boolean := p_decision = 'APPROVED' AND r.first_approver IS NULL;
  v_step text := CASE WHEN p_decision = 'REFUSED' THEN 'REFUSED'
    WHEN v_first AND p_needs_second THEN 'FIRST_APPROVED' ELSE 'APPROVED' END;
  v_act text := CASE v_step WHEN 'REFUSED' THEN 'refuse' WHEN 'FIRST_APPROVED' THEN 'approveFirst'
    ELSE 'approve' END;
BEGIN
  UPDATE review SET version = version + 1, taken_by = NULL, lease_until = NULL,
    state = review_transition(state, v_act),
    needs_second = CASE WHEN v_first THEN p_needs_second ELSE needs_second END,
    first_approver = CASE WHEN v_first THEN p_staff ELSE first_approver END,
    first_approved_at = CASE WHEN v_first THEN tarn_now() ELSE first_approved_at END,
    second_approver = CASE WHEN p_decision = 'APPROVED' AND NOT v_first THEN p_staff END,
    decision_reason = coalesce(p_reason, decision_reason),
    decision = CASE WHEN v_step <> 'FIRST_APPROVED' THEN p_decision END,
    decided_by = CASE WHEN v_step <> 'FIRST_APPROVED' THEN p_staff END,
    decided_at = CASE WHEN v_step <> 'FIRST_APPROVED' THEN tarn_now() END,
    effective_at = CASE WHEN v_step <> 'FIRST_APPROVED'
      THEN tarn_now() + make_interval(secs => setting_number('undoSeconds')) END
  WHERE id = r.id;
  PERFORM review_note(r, v_step, CASE v_step WHEN 'REFUSED' THEN 'refuse' ELSE 'approve' END, p_staff,
    p_reason, jsonb_build_object('step', v_step) || coalesce(p_more, '{}'), p_source);
  RETURN v_step;
END $$;
REVOKE ALL ON FUNCTION decide_review FROM PUBLIC;
