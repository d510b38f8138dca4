-- Ends a request of help that its user stopped, wherever it is: in its queue, in somebody's hands, on hold, or in the
-- undo window of its decision, which falls. One whose decision takes effect now, or has, stays as it is. For the
-- function of its kind. Locks: the review.
-- after: forget_finding, locked_review, review_note, review_transition
DROP FUNCTION IF EXISTS stop_review;
CREATE FUNCTION stop_review(p_kind text, p_subject bigint, p_user bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review := locked_review(p_kind, p_subject);
BEGIN
  IF r.user_id <> p_user OR review_transition(r.state, 'stop') IS NULL OR r.effective_at <= tarn_now() THEN RETURN; END IF;
  PERFORM forget_finding(p_kind, p_subject);
  UPDATE review SET state = review_transition(state, 'stop'), version = version + 1, ended_at = tarn_now(),
    taken_by = NULL, lease_until = NULL, first_approver = NULL, first_approved_at = NULL, decision = NULL,
    decided_by = NULL, decided_at = NULL, decision_reason = NULL, effective_at = NULL WHERE id = r.id;
  PERFORM review_note(r, 'STOPPED', NULL, NULL, NULL, NULL, NULL);
END $$;
REVOKE ALL ON FUNCTION stop_review FROM PUBLIC;
