-- Takes back a first approval: its approver withdraws it, or whoever holds the request for the second one
-- sends it back with a note. The request is submitted again. p_act: withdraw or sendBack.
-- Answers OK, REQUEST_NOT_FOUND, REQUEST_CHANGED with the newer state, NOT_PERMITTED, LEASE_REQUIRED,
-- ALREADY_DECIDED or REASON_REQUIRED. Locks: the review.
-- after: locked_review, review_answer, review_note, lapse_review, review_transition
DROP FUNCTION IF EXISTS return_approval;
CREATE FUNCTION return_approval(
  p_staff bigint, p_kind text, p_subject bigint, p_version int, p_act text, p_note text, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review := locked_review(p_kind, p_subject);
  v_unexplained boolean := p_act = 'sendBack' AND btrim(coalesce(p_note, '')) = '';
BEGIN
  SELECT * INTO status, figures FROM review_answer(r, p_version, CASE
    WHEN p_act NOT IN ('withdraw', 'sendBack') OR review_transition(r.state, p_act) IS NULL
      THEN 'ALREADY_DECIDED'
    WHEN p_act = 'withdraw' AND r.first_approver IS DISTINCT FROM p_staff THEN 'NOT_PERMITTED'
    WHEN p_act = 'sendBack' AND (r.taken_by IS DISTINCT FROM p_staff OR r.lease_until <= tarn_now())
      THEN 'LEASE_REQUIRED' END,
    CASE WHEN v_unexplained THEN 'REASON_REQUIRED' END);
  IF status <> 'OK' THEN RETURN; END IF;
  PERFORM lapse_review(r);
  PERFORM review_note(r, CASE p_act WHEN 'withdraw' THEN 'WITHDRAWN' ELSE 'SENT_BACK' END, p_act, p_staff,
    p_note, NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION return_approval FROM PUBLIC;
GRANT EXECUTE ON FUNCTION return_approval TO tarn_app;
