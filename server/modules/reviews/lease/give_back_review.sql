-- Gives back a request that this member of staff holds: released for others, or put on hold with the note of
-- why. Answers OK, REQUEST_NOT_FOUND, LEASE_REQUIRED, REQUEST_CHANGED with the newer state, REASON_REQUIRED,
-- ALREADY_DECIDED where the act is not possible, or ANSWER_MISSING for a conversation on hold whose person has said
-- something that nobody answered. p_act: release or hold. Locks: the review.
-- after: conversation_unanswered, locked_review, review_answer, review_note, review_transition
DROP FUNCTION IF EXISTS give_back_review;
CREATE FUNCTION give_back_review(
  p_staff bigint, p_kind text, p_subject bigint, p_version int, p_act text, p_note text, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review := locked_review(p_kind, p_subject);
BEGIN
  SELECT * INTO status, figures FROM review_answer(r, p_version,
    CASE WHEN r.taken_by IS DISTINCT FROM p_staff THEN 'LEASE_REQUIRED' END,
    CASE
      WHEN p_act NOT IN ('release', 'hold') OR review_transition(r.state, p_act) IS NULL THEN 'ALREADY_DECIDED'
      WHEN p_act = 'hold' AND btrim(coalesce(p_note, '')) = '' THEN 'REASON_REQUIRED'
      WHEN p_act = 'hold' AND p_kind = 'CONVERSATION' AND conversation_unanswered(p_subject) THEN 'ANSWER_MISSING' END);
  IF status <> 'OK' THEN RETURN; END IF;
  UPDATE review SET taken_by = NULL, lease_until = NULL, version = version + 1,
    state = review_transition(state, p_act) WHERE id = r.id;
  PERFORM review_note(r, CASE p_act WHEN 'hold' THEN 'HELD' ELSE 'RELEASED' END, p_act, p_staff, p_note, NULL,
    p_source);
END $$;
REVOKE ALL ON FUNCTION give_back_review FROM PUBLIC;
GRANT EXECUTE ON FUNCTION give_back_review TO tarn_app;
