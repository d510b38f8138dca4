-- Takes back a decision of this member of staff within its undo window: the request is theirs again, for
-- p_seconds, and another one that they hold goes back to its queue. A second approval leaves the first one
-- standing. Answers OK, REQUEST_NOT_FOUND, NOT_PERMITTED,
-- UNDO_LATE, or REQUEST_CHANGED with the newer state. Locks: the leases of
-- this member; the review; the one they hold.
-- after: held_review, freed_review, give_back_review, locked_review, review_answer, review_note, forget_finding, review_transition
DROP FUNCTION IF EXISTS undo_decision;
CREATE FUNCTION undo_decision(
  p_staff bigint, p_kind text, p_subject bigint, p_version int, p_seconds int, p_source text,
  OUT status text, OUT figures jsonb, OUT freed jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_second boolean;
  mine record := held_review(p_staff);
  r review := locked_review(p_kind, p_subject);
BEGIN
  SELECT * INTO status, figures FROM review_answer(r, p_version, CASE
    WHEN r.decision IS NOT NULL AND r.decided_by <> p_staff THEN 'NOT_PERMITTED'
    WHEN r.state <> 'DECIDED' OR r.effective_at <= tarn_now() THEN 'UNDO_LATE' END, NULL);
  IF status <> 'OK' THEN RETURN; END IF;
  freed := coalesce(freed_review(mine.freed), freed_review(mine.held));
  PERFORM give_back_review(p_staff, (mine.held).kind, (mine.held).subject_id, NULL, 'release', NULL, p_source)
    WHERE (mine.held).id IS NOT NULL;
  v_second := r.first_approver IS NOT NULL AND (r.first_approver <> p_staff);
  BEGIN
    -- What the first person found stays with their approval; the reference of a payout is the last one's.
    IF NOT v_second OR p_kind = 'WITHDRAWAL' THEN PERFORM forget_finding(p_kind, p_subject); END IF;
    UPDATE review SET version = version + 1,
      state = review_transition(state, CASE WHEN v_second THEN 'undoSecond' ELSE 'undo' END),
      taken_by = p_staff, lease_until = tarn_now() + make_interval(secs => least(p_seconds, 3600)),
      agreed = NULL, decision = NULL, decided_by = NULL, decided_at = NULL, effective_at = NULL, second_approver = NULL,
      decision_reason = NULL,
      needs_second = needs_second AND v_second,
      first_approver = CASE WHEN v_second THEN first_approver END,
      first_approved_at = CASE WHEN v_second THEN first_approved_at END
    WHERE id = r.id;
  EXCEPTION WHEN restrict_violation THEN
    -- The window ended between the look and the write.
    status := 'UNDO_LATE';
    RETURN;
  END;
  PERFORM review_note(r, 'UNDONE', 'undo', p_staff, NULL, jsonb_build_object('decision', r.decision), p_source);
END $$;
REVOKE ALL ON FUNCTION undo_decision FROM PUBLIC;
GRANT EXECUTE ON FUNCTION undo_decision TO tarn_app;
