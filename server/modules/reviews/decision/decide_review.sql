-- Writes a decision on a review that the caller has locked and whose holder p_staff is. p_reason is what the
-- user reads. p_found is what an approval found. A first approval that needs a second person puts the request
-- into their queue; every other decision takes effect at the end of the undo window.
-- A first approval is sealed: finding and reason stand in review_finding, and the audit entry has their
-- SHA-256, made with a random salt, so that no reader of the log learns them before the second person decides.
-- For functions of the owner.
-- after: review_note, review_transition, setting_number
DROP FUNCTION IF EXISTS decide_review;
CREATE FUNCTION decide_review(
  r review, p_staff bigint, p_decision text, p_needs_second boolean, p_reason text, p_found jsonb,
  p_source text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_first boolean := p_decision = 'APPROVED' AND r.first_approver IS NULL;
  v_sealed boolean := v_first AND p_needs_second;
  v_step text := CASE WHEN p_decision = 'REFUSED' THEN 'REFUSED'
    WHEN v_sealed THEN 'FIRST_APPROVED' ELSE 'APPROVED' END;
  v_act text := CASE v_step WHEN 'REFUSED' THEN 'refuse' WHEN 'FIRST_APPROVED' THEN 'approveFirst'
    ELSE 'approve' END;
  v_found jsonb := CASE WHEN v_sealed
    THEN p_found || jsonb_build_object('reason', p_reason, 'salt', gen_random_uuid()) ELSE p_found END;
BEGIN
  UPDATE review SET version = version + 1, taken_by = NULL, lease_until = NULL,
    state = review_transition(state, v_act),
    needs_second = CASE WHEN v_first THEN p_needs_second ELSE needs_second END,
    first_approver = CASE WHEN v_first THEN p_staff ELSE first_approver END,
    first_approved_at = CASE WHEN v_first THEN tarn_now() ELSE first_approved_at END,
    second_approver = CASE WHEN p_decision = 'APPROVED' AND NOT v_first THEN p_staff END,
    decision_reason = CASE WHEN NOT v_sealed THEN p_reason END,
    agreed = CASE WHEN v_step = 'APPROVED' THEN (p_found ->> 'amount')::bigint END,
    decision = CASE WHEN NOT v_sealed THEN p_decision END,
    decided_by = CASE WHEN NOT v_sealed THEN p_staff END,
    decided_at = CASE WHEN NOT v_sealed THEN tarn_now() END,
    effective_at = CASE WHEN NOT v_sealed
      THEN tarn_now() + make_interval(secs => setting_number('undoSeconds')) END
  WHERE id = r.id;
  PERFORM review_note(r, v_step, CASE v_step WHEN 'REFUSED' THEN 'refuse' ELSE 'approve' END, p_staff,
    CASE WHEN NOT v_sealed THEN p_reason END,
    jsonb_build_object('step', v_step) || CASE WHEN v_sealed
      THEN jsonb_build_object('sealed', encode(sha256(convert_to(v_found::text, 'UTF8')), 'hex'))
      ELSE coalesce(v_found, '{}') END, p_source, v_found);
END $$;
REVOKE ALL ON FUNCTION decide_review FROM PUBLIC;
