-- Cancels a user's own request that nobody of the staff has taken. Answers OK, REQUEST_NOT_FOUND (somebody else's
-- too), REQUEST_TAKEN while staff are at it, or ALREADY_DECIDED once it is decided or at its end. For the function
-- of its kind, which undoes what submitting did. Locks: the review.
-- after: locked_review, review_note, review_transition
DROP FUNCTION IF EXISTS cancel_review;
CREATE FUNCTION cancel_review(p_kind text, p_subject bigint, p_user bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review := locked_review(p_kind, p_subject);
BEGIN
  IF r.id IS NULL OR r.user_id <> p_user THEN RETURN 'REQUEST_NOT_FOUND'; END IF;
  IF r.decision IS NOT NULL OR r.state = 'CANCELLED' THEN RETURN 'ALREADY_DECIDED'; END IF;
  IF review_transition(r.state, 'cancel') IS NULL OR r.taken_by IS NOT NULL THEN RETURN 'REQUEST_TAKEN'; END IF;
  UPDATE review SET state = review_transition(state, 'cancel'), version = version + 1, ended_at = tarn_now()
    WHERE id = r.id;
  PERFORM review_note(r, 'ENDED', NULL, NULL, NULL, NULL, NULL);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION cancel_review FROM PUBLIC;
